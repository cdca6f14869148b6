import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isArticle, type SourceArticle, type SourceItem } from '../source/source-item.ts';
import { collect } from '../testing/collect.ts';
import { readWordPress } from './read-wordpress.ts';

const FILE = fileURLToPath(new URL('fixtures/old-shore.xml', import.meta.url));

function openFile() {
  return createReadStream(FILE, { encoding: 'utf8' }) as AsyncIterable<string>;
}

async function readAll(): Promise<SourceItem[]> {
  return collect(readWordPress([{ name: 'old-shore.xml', open: openFile }]));
}

async function readArticle(title: string): Promise<SourceArticle> {
  const found = (await readAll()).filter(isArticle).find((article) => article.title === title);
  if (!found) throw new Error(`${title} is not there.`);
  return found;
}

test('every item of the file is accounted for', async () => {
  const counts: Record<string, number> = {};
  for (const item of await readAll()) {
    const kind = item.kind === 'rest' ? `rest: ${item.what}` : item.kind;
    counts[kind] = (counts[kind] ?? 0) + (item.kind === 'rest' ? item.count : 1);
  }
  expect(counts).toEqual({
    site: 1,
    author: 1,
    category: 1,
    tag: 1,
    series: 1,
    post: 4,
    page: 2,
    file: 2,
    'rest: comment': 1,
    'rest: post in the trash': 1,
    'rest: nav_menu_item': 1,
  });
});

test('the addresses of what is no article', async () => {
  const found = (await readAll()).flatMap((item) =>
    'addresses' in item && !isArticle(item) ? [[item.kind, ...item.addresses].join(' ')] : [],
  );
  expect(found).toEqual([
    'file /2019/03/classic/pier/ /?attachment_id=21',
    'file /?attachment_id=22',
    'author /author/mara/ /?author=2',
    'category /category/coast/ /?cat=3',
    'tag /tag/tides/ /?tag=tides',
    'series /series/the-sea/ /?series=the-sea',
  ]);
});

function category(slug: string, parent: string): string {
  return `<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent></wp:category>`;
}

async function* openNested() {
  yield `<rss><channel><link>https://old.example/blog/</link><wp:author><wp:author_login>Mara.Vance</wp:author_login></wp:author>`;
  yield `${category('piers', 'coast')}${category('coast', '')}${category('a', 'b')}${category('b', 'a')}</channel></rss>`;
}

test('the addresses of a site in a folder, and of categories in others', async () => {
  const items = await collect(readWordPress([{ name: 'a.xml', open: openNested }]));
  expect(items.map((item) => ('addresses' in item ? item.addresses.join(' ') : item.kind))).toEqual([
    'site',
    '/blog/author/mara.vance/ /blog/author/mara-vance/',
    '/blog/category/coast/piers/ /blog/category/piers/ /?cat=5',
    '/blog/category/coast/ /?cat=5',
    '/blog/category/b/a/ /blog/category/a/ /?cat=5',
    '/blog/category/a/b/ /blog/category/b/ /?cat=5',
  ]);
});

test('a post of the classic editor', async () => {
  const { original: _, notes, markdown, ...post } = await readArticle('Written with the classic editor');
  expect(markdown).toBe(
    [
      'First line\\\nsecond line of the *first* paragraph.',
      '![The pier](https://old.example/wp-content/uploads/2019/03/pier.jpg "The pier at dawn")',
      '![A pier](https://old.example/wp-content/uploads/2019/03/pier.jpg "The old pier")',
      '![](https://old.example/wp-content/uploads/2019/03/boats.png)',
      '<https://youtu.be/aqz-KE_bpKQ>',
      '`[contact-form-7 id="12" title="Write to us"]` and \\[sic\\] and \\[gallery\\]',
      'Words in a box.',
      'See [the other post](https://old.example/2020/01/blocks/) and [another site](https://elsewhere.example/).',
      '```js\nconst a = [1];\n```',
    ].join('\n\n'),
  );
  expect(notes).toEqual([
    { kind: 'left', what: 'picture of a gallery that the file does not have' },
    { kind: 'kept', what: 'shortcode contact-form-7' },
    { kind: 'kept', what: 'shortcode box' },
    { kind: 'left', what: 'post format image' },
    { kind: 'left', what: 'template of a search title' },
  ]);
  expect(post).toMatchObject({
    kind: 'post',
    id: '11',
    slug: 'classic',
    excerpt: 'About the classic editor.',
    status: 'published',
    publishedAt: '2019-03-04T18:30:00.000Z',
    updatedAt: '2019-04-01T08:00:00.000Z',
    authorIds: ['mara'],
    categories: ['Coast & sea'],
    tags: ['Tides'],
    series: 'The sea',
    metaTitle: '',
    metaDescription: 'What the classic editor wrote.',
    cover: { address: 'https://old.example/wp-content/uploads/2019/03/boats.png' },
    addresses: ['/2019/03/classic/', '/?p=11'],
    links: ['https://youtu.be/aqz-KE_bpKQ', 'https://old.example/2020/01/blocks/', 'https://elsewhere.example/'],
  });
  expect(post.pictures).toHaveLength(3);
});

test('a post of the block editor', async () => {
  const { markdown, notes } = await readArticle('Written with blocks');
  expect(markdown).toBe(
    [
      '# First part',
      'Water rises[^1].',
      '![The pier](https://old.example/wp-content/uploads/2019/03/pier-1024x683.jpg "At noon")',
      '<https://vimeo.com/76979871>',
      'Shared by several posts.',
      'They answered within an hour.',
      '[^1]: Measured *twice*.',
    ].join('\n\n'),
  );
  expect(notes).toEqual([
    { kind: 'changed', what: 'block of a shared pattern' },
    { kind: 'kept', what: 'block acf/testimonial' },
    { kind: 'left', what: 'block latest-posts' },
    { kind: 'changed', what: 'sticky post' },
  ]);
});

test('what a page builder keeps in its fields is on the page', async () => {
  const { markdown, notes } = await readArticle('Built of shortcodes');
  expect(markdown).toBe(
    [
      'What we do',
      'We sail.',
      'Write to us',
      '<https://old.example/contact/>',
      '![A boat](https://old.example/wp-content/uploads/boat.png)',
    ].join('\n\n'),
  );
  expect(notes.map(({ what }) => what)).toContain('shortcode et_pb_button');
});

test.each([
  ['For members', 'draft', '2020-02-01T17:00:00.000Z', 'post with a password, as a draft'],
  // Without a date in UTC, the site’s clock tells it.
  ['To come', 'scheduled', '2030-05-01T17:00:00.000Z', null],
  ['A project', 'draft', '2020-03-02T17:00:00.000Z', 'post type portfolio, taxonomy portfolio_kind'],
])('%s is %s', async (title, status, publishedAt, note) => {
  const article = await readArticle(title);
  expect(article).toMatchObject({ status, publishedAt });
  expect(article.notes.map(({ what }) => what).join(', ')).toBe(note ?? '');
});
