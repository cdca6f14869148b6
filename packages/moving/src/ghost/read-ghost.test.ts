import { expect, test } from 'vitest';
import { isArticle, type SourceArticle } from '../source/source-item.ts';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { collect } from '../testing/collect.ts';
import { readGhost } from './read-ghost.ts';
import { LONGEST_OBJECT } from '../source/read-json.ts';

const SITE = 'https://old.example';

type Table = Record<string, unknown>[];

function fileOf(data: Record<string, Table>): string {
  return JSON.stringify({ db: [{ meta: { version: '5.82.0' }, data }] });
}

async function read(text: string, chunkSize = 1000) {
  async function* open() {
    for (let at = 0; at < text.length; at += chunkSize) yield text.slice(at, at + chunkSize);
  }
  return collect(readGhost(open, SITE));
}

async function readPost(post: Record<string, unknown>, data: Record<string, Table> = {}): Promise<SourceArticle> {
  const row = { id: 'p1', title: 'Ebb', slug: 'ebb', status: 'published', type: 'post', visibility: 'public', ...post };
  const [article] = (await read(fileOf({ posts: [row], ...data }))).filter(isArticle);
  if (!article) throw new Error('There is no article.');
  return article;
}

/** A document of Lexical. */
function lexical(...children: object[]): string {
  return JSON.stringify({ root: { type: 'root', children } });
}

/** A document of Mobiledoc with one card. */
function mobiledocCard(name: string, fields: object): string {
  return JSON.stringify({ version: '0.3.1', markups: [], atoms: [], cards: [[name, fields]], sections: [[10, 0]] });
}

const WHOLE = {
  posts: [
    {
      id: 'p1',
      uuid: 'u-1',
      title: 'Ebb',
      slug: 'ebb',
      html: '<p>One</p>',
      status: 'published',
      type: 'post',
      visibility: 'public',
      published_at: '2024-05-01T10:00:00.000Z',
      feature_image: '__GHOST_URL__/content/images/a.jpg',
    },
    {
      id: 'p2',
      title: 'About us',
      slug: 'about-us',
      html: '<p><a href="__GHOST_URL__/ebb/">Ebb</a></p>',
      status: 'published',
      type: 'page',
      visibility: 'public',
    },
  ],
  posts_meta: [
    {
      post_id: 'p1',
      meta_title: 'Ebb tide',
      meta_description: 'Of the sea',
      feature_image_alt: 'A pier',
      feature_image_caption: '<b>By</b> Mara',
    },
  ],
  users: [{ id: 'a1', name: 'Mara Vance', slug: 'mara', bio: 'Sails.', email: 'mara@old.example' }],
  posts_authors: [{ post_id: 'p1', author_id: 'a1', sort_order: 0 }],
  tags: [
    { id: 't1', name: 'Coast', slug: 'coast' },
    { id: 't2', name: 'Tides', slug: 'tides' },
    { id: 't3', name: '#hidden', slug: 'hash-hidden', visibility: 'internal' },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    { post_id: 'p1', tag_id: 't1', sort_order: 0 },
    { post_id: 'p1', tag_id: 't3', sort_order: 2 },
  ],
  settings: [{ key: 'title', value: 'Old Shore' }],
  members: [
    { id: 'm1', email: 'ada@example.com' },
    { id: 'm2', email: 'bea@example.com' },
  ],
};

test('a whole export, wherever the chunks end', async () => {
  const items = await read(fileOf(WHOLE), 7);
  expect(items).toMatchObject([
    { kind: 'site', title: 'Old Shore', address: SITE },
    { kind: 'author', id: 'a1', name: 'Mara Vance', bio: 'Sails.', addresses: ['/author/mara/'] },
    { kind: 'tag', name: 'Coast', addresses: ['/tag/coast/'] },
    { kind: 'tag', name: 'Tides' },
    {
      kind: 'post',
      authorIds: ['a1'],
      categories: ['Coast'],
      tags: ['Tides'],
      metaTitle: 'Ebb tide',
      metaDescription: 'Of the sea',
      cover: { address: `${SITE}/content/images/a.jpg`, alt: 'A pier', caption: 'By Mara' },
      publishedAt: '2024-05-01T10:00:00.000Z',
      addresses: ['/ebb/', '/p/u-1/'],
      notes: [{ kind: 'left', what: 'internal tag #hidden' }],
    },
    { kind: 'page', markdown: `[Ebb](${SITE}/ebb/)`, links: [`${SITE}/ebb/`] },
    { kind: 'rest', what: 'members', count: 2 },
  ]);
});

test.each([
  ['for members', { visibility: 'members' }, 'post for members, as a draft'],
  ['that was only mailed', { status: 'sent' }, 'post that was only mailed, as a draft'],
])('a post %s is a draft', async (_name, post, note) => {
  const { status, notes } = await readPost({ html: '<p>One</p>', ...post });
  expect({ status, notes }).toEqual({ status: 'draft', notes: [{ kind: 'changed', what: note }] });
});

test('texts of both editors', async () => {
  const words = lexical(
    { type: 'heading', tag: 'h2', children: [{ type: 'extended-text', text: 'First' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'a <b', format: 3 },
        { type: 'linebreak' },
        { type: 'link', url: '__GHOST_URL__/ebb/', children: [{ type: 'text', text: 'c' }] },
      ],
    },
    {
      type: 'list',
      listType: 'number',
      start: 3,
      children: [{ type: 'listitem', children: [{ type: 'text', text: 'd' }] }],
    },
  );
  expect((await readPost({ lexical: words })).markdown).toBe(`# First\n\n***a <b***\\\n[c](${SITE}/ebb/)\n\n3. d`);
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    markups: [['strong'], ['a', ['href', '__GHOST_URL__/ebb/']]],
    atoms: [['soft-return', '', {}]],
    cards: [],
    sections: [
      [1, 'h2', [[0, [], 0, 'First']]],
      [
        1,
        'p',
        [
          [0, [0], 1, 'a <b'],
          [1, [], 0, 0],
          [0, [1], 1, 'c'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'd']], [[0, [], 0, 'e']]]],
    ],
  });
  expect((await readPost({ mobiledoc })).markdown).toBe(`# First\n\n**a <b**\\\n[c](${SITE}/ebb/)\n\n- d\n- e`);
});

const CARDS: [name: string, fields: object, markdown: string][] = [
  ['image', { src: '/a.jpg', alt: 'A', caption: 'By <b>M</b>' }, `![A](${SITE}/a.jpg "By M")`],
  [
    'gallery',
    {
      images: [
        { src: '/a.jpg', alt: 'A' },
        { src: '/b.jpg', alt: 'B' },
      ],
    },
    `![A](${SITE}/a.jpg)\n\n![B](${SITE}/b.jpg)`,
  ],
  ['html', { html: '<p>One <i>two</i></p>' }, 'One *two*'],
  ['markdown', { markdown: '## One\n\n- *two*' }, '# One\n\n- *two*'],
  ['codeblock', { code: 'a < b', language: 'js' }, '```js\na < b\n```'],
  ['horizontalrule', {}, '---'],
  [
    'embed',
    { url: 'https://vimeo.com/76979871', html: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' },
    '<https://player.vimeo.com/video/76979871>',
  ],
  [
    'bookmark',
    { url: 'https://elsewhere.example/', metadata: { title: 'Elsewhere', description: 'Far off' } },
    '[Elsewhere](https://elsewhere.example/): Far off',
  ],
  ['video', { src: '/a.mp4', caption: 'Waves' }, `<${SITE}/a.mp4>\n\nWaves`],
  ['audio', { src: '/a.mp3', title: 'Waves' }, `<${SITE}/a.mp3>\n\nWaves`],
  ['file', { src: '/a.pdf', fileTitle: 'Prices' }, `[Prices](${SITE}/a.pdf)`],
  ['callout', { calloutEmoji: '💡', calloutText: 'Mind <b>this</b>' }, '> 💡 Mind **this**'],
  ['toggle', { heading: 'More', content: '<p>Hidden</p>' }, '**More**\n\nHidden'],
  ['button', { buttonText: 'Write', buttonUrl: '/contact/' }, `[Write](${SITE}/contact/)`],
  [
    'product',
    { productTitle: 'Oar', productDescription: '<p>Long</p>', productUrl: '/oar/', productButton: 'Buy' },
    `**Oar**\n\nLong\n\n[Buy](${SITE}/oar/)`,
  ],
  ['header', { header: 'Big', subheader: 'Small' }, 'Big\n\nSmall'],
  ['signup', { header: 'Join', disclaimer: 'No spam' }, 'Join\n\nNo spam'],
  [
    'email-cta',
    { html: '<p>Only mailed</p>', buttonText: 'Go', buttonUrl: '/go/' },
    `Only mailed\n\n[Go](${SITE}/go/)`,
  ],
  ['paywall', {}, ''],
  [
    'planted-card',
    { words: 'Never seen before', address: 'https://elsewhere.example/x' },
    'Never seen before\n\n<https://elsewhere.example/x>',
  ],
];

test.each(CARDS)('the card %s in both editors', async (name, fields, markdown) => {
  expect((await readPost({ lexical: lexical({ type: name, version: 1, ...fields }) })).markdown).toBe(markdown);
  expect((await readPost({ mobiledoc: mobiledocCard(name, fields) })).markdown).toBe(markdown);
});

test('cards that look different here are named, and unknown ones, too', async () => {
  const notes = await Promise.all(
    CARDS.map(async ([name, fields]) => (await readPost({ mobiledoc: mobiledocCard(name, fields) })).notes),
  );
  const named = CARDS.flatMap(([name], at) => (notes[at]?.some(({ what }) => what === `card ${name}`) ? [name] : []));
  expect(named).toEqual([
    'bookmark',
    'file',
    'callout',
    'toggle',
    'button',
    'product',
    'header',
    'signup',
    'email-cta',
    'paywall',
    'planted-card',
  ]);
});

test('an export of Ghost 0 has its rows without a list of databases, and dates in milliseconds', async () => {
  const post = {
    id: 7,
    title: 'Ebb',
    slug: 'ebb',
    html: '<p>One</p>',
    image: '/a.jpg',
    page: 0,
    status: 'published',
    author_id: 1,
    published_at: 1_400_000_000_000,
  };
  const items = await read(
    JSON.stringify({ meta: {}, data: { posts: [post], users: [{ id: 1, name: 'Mara', slug: 'mara' }] } }),
  );
  expect(items.filter(isArticle)).toMatchObject([
    { kind: 'post', id: '7', authorIds: ['1'], publishedAt: '2014-05-13T16:53:20.000Z', cover: { address: '/a.jpg' } },
  ]);
});

test.each([
  ['another document', '{"hello":"world"}'],
  ['no JSON', 'PK\u0003\u0004'],
  ['nothing', ''],
  ['an export that is cut off', fileOf(WHOLE).slice(0, -40)],
  ['a row that is too long', fileOf({ posts: [{ id: 'p1', html: 'a'.repeat(LONGEST_OBJECT + 2_000_000) }] })],
])('%s is refused', async (_name, text) => {
  await expect(read(text, 1_000_000)).rejects.toThrow(UnreadableFile);
});

test.each([
  ['a document that is none', { lexical: '{"root":7', html: '<p>One</p>' }],
  ['nodes that are none', { lexical: lexical(null as never, 7 as never), html: '' }],
  ['sections that are none', { mobiledoc: '{"sections":[7,[1],[10,99],[3,"script",[7]]]}' }],
])('%s is no error', async (_name, post) => {
  expect((await readPost(post)).title).toBe('Ebb');
});
