import { expect, test } from 'vitest';
import { isArticle, type SourceArticle } from '../source/source-item.ts';
import { collect } from '../testing/collect.ts';
import { readFolder } from './read-folder.ts';

const SITE = 'https://old.example';

/** Files by path; null is a file that is no text. */
async function read(files: Record<string, string | null>) {
  async function* texts() {
    for (const [path, text] of Object.entries(files)) if (text !== null) yield { path, text };
  }
  return collect(readFolder({ paths: new Set(Object.keys(files)), texts }, `${SITE}/`));
}

async function readOne(path: string, text: string, others: Record<string, string | null> = {}): Promise<SourceArticle> {
  const article = (await read({ [path]: text, ...others })).filter(isArticle).find(({ id }) => id === path);
  if (!article) throw new Error(`${path} is no article.`);
  return article;
}

test('a post of Hugo, with its bundle', async () => {
  const text = [
    '+++',
    'title = "Ebb"',
    'date = 2024-05-01T10:00:00+02:00',
    'lastmod = 2024-05-02',
    'draft = false',
    'tags = ["Tides", "Sea"]',
    'categories = ["Coast"]',
    'series = ["The sea, in parts"]',
    'aliases = ["/old/ebb/"]',
    'summary = "Of the sea"',
    '[cover]',
    'image = "pier.jpg"',
    'alt = "A pier"',
    '+++',
    '## First',
    '',
    '{{< figure src="boat.png" alt="A boat" caption="At sea" >}}',
    '',
    'See [flow]({{< ref "../flow.md" >}}) and [prices](/files/prices.pdf).',
    '',
    '{{< youtube aqz-KE_bpKQ >}}',
    '',
    '{{< highlight js >}}',
    'const a = `{{< b >}}`;',
    '{{< /highlight >}}',
    '',
    '{{% planted kind="box" %}}Words in a box.{{% /planted %}}',
  ].join('\n');
  const others = {
    'content/posts/ebb/pier.jpg': null,
    'content/posts/ebb/boat.png': null,
    'content/posts/flow.md': 'Flow',
  };
  const { original: _, pictures: __, ...post } = await readOne('content/posts/ebb/index.md', text, others);
  expect(post).toEqual({
    kind: 'post',
    id: 'content/posts/ebb/index.md',
    slug: 'ebb',
    title: 'Ebb',
    excerpt: 'Of the sea',
    status: 'published',
    publishedAt: '2024-05-01T08:00:00.000Z',
    updatedAt: '2024-05-02',
    authorIds: [],
    categories: ['Coast'],
    tags: ['Tides', 'Sea'],
    series: 'The sea, in parts',
    metaTitle: '',
    metaDescription: '',
    isNoindex: false,
    canonicalUrl: '',
    cover: { address: 'archive:/content/posts/ebb/pier.jpg', alt: 'A pier', caption: '' },
    markdown: [
      '# First',
      '![A boat](archive:/content/posts/ebb/boat.png "At sea")',
      `See [flow](${SITE}/posts/flow/) and [prices](${SITE}/files/prices.pdf).`,
      '<https://www.youtube.com/watch?v=aqz-KE_bpKQ>',
      '```js\nconst a = `{{< b >}}`;\n```',
      'Words in a box.',
    ].join('\n\n'),
    words: 14,
    links: [`${SITE}/posts/flow/`, `${SITE}/files/prices.pdf`, 'https://www.youtube.com/watch?v=aqz-KE_bpKQ'],
    addresses: ['/posts/ebb/', '/old/ebb/'],
    notes: [{ kind: 'kept', what: 'shortcode planted' }],
  });
});

test('a post of Jekyll', async () => {
  const text = [
    '---',
    'title: "Ebb: out"',
    'author: Mara Vance',
    'tags: Tides, Sea',
    'categories: [Coast, Weather]',
    'redirect_from: [/former.html]',
    '---',
    'See [flow]({% post_url 2024-04-01-flow %}), ![a pier]({{ site.baseurl }}/images/pier.jpg) and {% planted x="a b" %}.',
    '',
    '{% highlight ruby %}',
    'a = {{ b }}',
    '{% endhighlight %}',
    '',
    'Rose.[^1]',
    '',
    '[^1]: Measured *twice*.',
  ].join('\n');
  const others = { '_posts/2024-04-01-flow.md': 'Flow', 'images/pier.jpg': null };
  expect(await readOne('_posts/2024-05-01-ebb.md', text, others)).toMatchObject({
    kind: 'post',
    slug: 'ebb',
    title: 'Ebb: out',
    publishedAt: '2024-05-01',
    authorIds: ['Mara Vance'],
    categories: ['Coast', 'Weather'],
    tags: ['Tides', 'Sea'],
    addresses: ['/2024/05/01/ebb.html', '/2024/05/01/ebb/', '/ebb/', '/ebb.html', '/former.html'],
    markdown: [
      `See [flow](${SITE}/2024/04/01/flow.html), ![a pier](archive:/images/pier.jpg) and`,
      'a b',
      '.',
      '```ruby\na = {{ b }}\n```',
      'Rose.[^1]',
      '[^1]: Measured *twice*.',
    ].join('\n\n'),
    notes: [
      { kind: 'kept', what: 'tag planted' },
      { kind: 'changed', what: 'further category' },
    ],
  });
});

test('a post of Astro', async () => {
  const text = [
    '---',
    "title: 'Ebb'",
    'pubDate: "Jul 08 2024"',
    "heroImage: '../../assets/pier.jpg'",
    'draft: true',
    '---',
    "import Box from '../../components/Box.astro';",
    '',
    '<Box title="a">Words in a *box*.</Box>',
    '',
    '| a | b |',
    '| - | - |',
    '| c | d |',
  ].join('\n');
  expect(await readOne('src/content/blog/ebb.mdx', text, { 'src/assets/pier.jpg': null })).toMatchObject({
    kind: 'post',
    status: 'draft',
    publishedAt: expect.stringMatching(/^2024-07-0[78]T/),
    cover: { address: 'archive:/src/assets/pier.jpg' },
    addresses: ['/blog/ebb/'],
    markdown: 'Words in a *box*.\n\n| a | b |\n| --- | --- |\n| c | d |',
    notes: [{ kind: 'left', what: 'program of MDX' }],
  });
});

test('posts in HTML: with front matter, and as whole pages', async () => {
  const page = [
    '<!DOCTYPE html><html><head><title>Ebb</title><style>a{}</style></head><body><article class="h-entry">',
    '<header><h1 class="p-name">Ebb</h1></header><section data-field="subtitle" class="p-summary">Of the sea</section>',
    '<section data-field="body" class="e-content"><h3 class="graf--title">Ebb</h3><p>Water <strong>falls</strong>.</p></section>',
    '<footer><a class="p-tag">Tides</a><p>By <a class="p-author h-card" href="#">Mara Vance</a> on <time class="dt-published" datetime="2024-05-01T10:00:00.000Z">May</time></p>',
    '<a href="https://medium.example/@mara/ebb-1a2b" class="p-canonical">Canonical link</a></footer></article></body></html>',
  ].join('');
  const items = await read({
    'posts/2024-05-01_Ebb-1a2b.html': page,
    'posts/draft_Flow-3c4d.html': page,
    '_posts/2024-05-02-flow.html': '---\ntitle: Flow\n---\n<p>Water <em>rises</em> {{ site.x }}</p>',
    'blog/index.html': '---\nlayout: home\n---\n',
    'about.html': '<p>Template</p>',
  });
  expect(items.filter((item) => item.kind === 'post' || item.kind === 'page')).toMatchObject([
    {
      kind: 'post',
      title: 'Ebb',
      excerpt: 'Of the sea',
      markdown: 'Water **falls**.',
      authorIds: ['Mara Vance'],
      tags: ['Tides'],
      publishedAt: '2024-05-01T10:00:00.000Z',
      status: 'published',
      addresses: ['/@mara/ebb-1a2b'],
    },
    { kind: 'post', status: 'draft' },
    { kind: 'post', title: 'Flow', publishedAt: '2024-05-02', markdown: 'Water *rises*' },
  ]);
  expect(items.at(-1)).toEqual({ kind: 'rest', what: 'other file', title: '', count: 2 });
});

test('what the texts name is there once, with its addresses in the generators', async () => {
  const items = await read({
    'posts/a.md':
      '---\nauthor: Mara Vance\ncategories: [Coast & sea]\ntags: [Tides, C++]\nseries: The sea, in parts\n---\nOne',
    'posts/b.md': '---\nauthor: Mara Vance\ntags: [tides]\nseries:\n  - The sea, in parts\n---\nTwo',
  });
  expect(items.filter(({ kind }) => kind !== 'site' && kind !== 'post')).toEqual([
    {
      kind: 'author',
      id: 'Mara Vance',
      name: 'Mara Vance',
      slug: '',
      bio: '',
      addresses: ['/authors/mara-vance/', '/author/mara-vance/'],
    },
    {
      kind: 'category',
      id: 'category coast-&-sea',
      name: 'Coast & sea',
      slug: 'coast-&-sea',
      addresses: [
        '/categories/coast-&-sea/',
        '/category/coast-&-sea/',
        '/categories/coast-sea/',
        '/category/coast-sea/',
      ],
    },
    { kind: 'tag', id: 'tag tides', name: 'Tides', slug: 'tides', addresses: ['/tags/tides/', '/tag/tides/'] },
    {
      kind: 'tag',
      id: 'tag c++',
      name: 'C++',
      slug: 'c++',
      addresses: ['/tags/c++/', '/tag/c++/', '/tags/c/', '/tag/c/'],
    },
    {
      kind: 'series',
      id: 'series the-sea,-in-parts',
      name: 'The sea, in parts',
      slug: 'the-sea,-in-parts',
      addresses: ['/series/the-sea,-in-parts/', '/series/the-sea-in-parts/'],
    },
  ]);
});

test('a page, a text that is not shown, and files of other kinds', async () => {
  const items = await read({
    'content/about.md': '# About',
    'README.md': 'Read me',
    'layouts/x.md': 'x',
    'static/a.css': null,
    'static/a.png': null,
  });
  expect(items).toMatchObject([
    { kind: 'site' },
    { kind: 'page', slug: 'about', addresses: ['/about/'] },
    { kind: 'file', address: 'archive:/static/a.png' },
    { kind: 'rest', what: 'text that the site does not show', count: 2 },
    { kind: 'rest', what: 'other file', count: 1 },
  ]);
});

test.each([
  ['YAML', '---\ntitle: [\n---\nOne'],
  ['TOML', '+++\ntitle = \n+++\nOne'],
  ['JSON', '{\n"title": ]\n}\nOne'],
  [
    'a bomb of YAML',
    `---\na: &a [x,x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, at) => `${'bcdefghij'[at]}: &${'bcdefghij'[at]} [${Array(10).fill(`*${'abcdefghi'[at]}`).join(',')}]`).join('\n')}\n---\nOne`,
  ],
])('fields in %s that cannot be read are a fault, and the text is there', async (_name, text) => {
  const items = await read({ 'posts/a.md': text });
  expect(items).toMatchObject([
    { kind: 'site' },
    { kind: 'fault', reason: expect.stringMatching(/^posts\/a\.md: The fields before the text cannot be read: ./) },
    { kind: 'post', markdown: 'One' },
  ]);
});

test('names of an object are names like others, and paths do not leave the folder', async () => {
  const text =
    '---\n__proto__: {polluted: true}\nconstructor: x\nimage: ../../../../etc/passwd\n---\n![a](../../../../../b.png)';
  const { cover, markdown } = await readOne('posts/a.md', text, { 'b.png': null });
  expect({ cover, markdown }).toEqual({
    cover: { address: '../../../../etc/passwd', alt: '', caption: '' },
    markdown: '![a](archive:/b.png)',
  });
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});
