import { expect, test } from 'vitest';
import { isArticle, type SourceArticle } from '../source/source-item.ts';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { collect } from '../testing/collect.ts';
import { readEmdash } from './read-emdash.ts';

const SITE = 'https://old.example';

async function read(file: object | string, chunkSize = 1000) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  async function* open() {
    for (let at = 0; at < text.length; at += chunkSize) yield text.slice(at, at + chunkSize);
  }
  return collect(readEmdash(open, SITE));
}

async function convert(...content: object[]): Promise<SourceArticle> {
  const entry = { id: 'post-1', slug: 'ebb', status: 'published', data: { title: 'Ebb', content } };
  const [article] = (await read({ version: '1', content: { posts: [entry] } })).filter(isArticle);
  if (!article) throw new Error('There is no article.');
  return article;
}

function block(text: string, more: object = {}): object {
  return { _type: 'block', style: 'normal', children: [{ _type: 'span', text }], ...more };
}

test('a whole export, wherever the chunks end', async () => {
  const file = {
    version: '1',
    settings: { title: 'Old Shore' },
    collections: [{ slug: 'posts', urlPattern: '/blog/{slug}', fields: [] }],
    taxonomies: [
      { name: 'category', terms: [{ slug: 'coast', label: 'Coast' }] },
      { name: 'tag', terms: [{ slug: 'tides', label: 'Tides' }] },
    ],
    bylines: [{ id: 'b1', slug: 'mara', displayName: 'Mara Vance', bio: 'Sails.' }],
    menus: [{ name: 'main', items: [{ type: 'custom' }, { type: 'custom' }] }],
    content: {
      pages: [
        { id: 'about', slug: 'about', status: 'published', data: { title: 'About', content: [block('We sail.')] } },
      ],
      posts: [
        {
          id: 'post-1',
          slug: 'ebb',
          status: 'draft',
          data: {
            title: 'Ebb',
            excerpt: 'Of the sea',
            published_at: '2024-05-01T10:00:00Z',
            featured_image: { $media: { url: 'https://cdn.example/a.jpg', alt: 'A pier' } },
            content: [block('One')],
          },
          taxonomies: { category: ['coast'], tag: ['tides', 'gone'] },
          bylines: [{ byline: 'b1' }],
        },
      ],
      projects: [{ id: 'p', slug: 'pier', status: 'published', data: { title: 'Pier', content: [block('Built.')] } }],
    },
  };
  expect(await read(file, 7)).toMatchObject([
    { kind: 'site', title: 'Old Shore', address: SITE },
    { kind: 'author', name: 'Mara Vance', bio: 'Sails.' },
    { kind: 'category', name: 'Coast' },
    { kind: 'tag', name: 'Tides' },
    { kind: 'page', title: 'About', addresses: ['/about', '/pages/about'], markdown: 'We sail.' },
    {
      kind: 'post',
      id: 'posts post-1',
      status: 'draft',
      publishedAt: '2024-05-01T10:00:00.000Z',
      authorIds: ['b1'],
      categories: ['Coast'],
      tags: ['Tides'],
      cover: { address: 'https://cdn.example/a.jpg', alt: 'A pier' },
      addresses: ['/blog/ebb'],
    },
    { kind: 'page', title: 'Pier', notes: [{ kind: 'kept', what: 'collection projects' }] },
    { kind: 'rest', what: 'entry of a menu', count: 2 },
  ]);
});

test.each([
  ['a heading', block('One', { style: 'h2' }), '# One'],
  ['a quote', block('One', { style: 'blockquote' }), '> One'],
  [
    'marks',
    block('', {
      children: [
        { _type: 'span', text: 'a', marks: ['strong', 'em'] },
        { _type: 'span', text: 'b', marks: ['k'] },
      ],
      markDefs: [{ _key: 'k', _type: 'link', href: '/flow' }],
    }),
    `***a***[b](${SITE}/flow)`,
  ],
  [
    'an image',
    { _type: 'image', asset: { url: '/a.jpg' }, alt: 'A', caption: 'At sea' },
    `![A](${SITE}/a.jpg "At sea")`,
  ],
  [
    'a picture of the library',
    { _type: 'image', asset: { $media: { url: '/a.jpg' } }, alt: 'A' },
    `![A](${SITE}/a.jpg)`,
  ],
  [
    'a gallery',
    { _type: 'gallery', images: [{ asset: { url: '/a.jpg' } }, { asset: { url: '/b.jpg' } }] },
    `![](${SITE}/a.jpg)\n\n![](${SITE}/b.jpg)`,
  ],
  ['code', { _type: 'code', code: 'a < b', language: 'js' }, '```js\na < b\n```'],
  ['HTML', { _type: 'htmlBlock', html: '<p>a <i>b</i></p>' }, 'a *b*'],
  ['a rule', { _type: 'break' }, '---'],
  [
    'a table',
    { _type: 'table', rows: [{ cells: ['a', { content: [{ _type: 'span', text: 'b' }] }] }, { cells: ['c', 'd'] }] },
    '| a | b |\n| --- | --- |\n| c | d |',
  ],
])('%s', async (_name, part, markdown) => {
  const { markdown: found, notes } = await convert(part);
  expect({ markdown: found, notes }).toEqual({ markdown, notes: [] });
});

test('lists in lists', async () => {
  const items = [
    block('a', { listItem: 'bullet', level: 1 }),
    block('b', { listItem: 'number', level: 2 }),
    block('c', { listItem: 'bullet', level: 1 }),
    block('d'),
  ];
  expect((await convert(...items)).markdown).toBe('- a\n  1. b\n- c\n\nd');
});

test('a block of an unknown kind becomes its words, and is named', async () => {
  const planted = {
    _type: 'planted.hero',
    _key: 'k 1',
    title: 'Sail',
    items: [{ text: 'Far out', icon: 'boat' }],
    url: 'https://elsewhere.example/',
  };
  const { markdown, notes } = await convert(planted, { _type: 'planted.empty', size: 3 });
  expect(markdown).toBe('Sail\n\nFar out\n\n<https://elsewhere.example/>');
  expect(notes).toEqual([
    { kind: 'kept', what: 'block planted.hero' },
    { kind: 'left', what: 'block planted.empty' },
  ]);
});

test.each([
  ['another document', '{"hello":"world"}'],
  ['no JSON', 'PK\u0003\u0004'],
  ['an export that is cut off', '{"settings":{"title":"a"},"content":{"posts":[{"id":"a"},'],
])('%s is refused', async (_name, text) => {
  await expect(read(text)).rejects.toThrow(UnreadableFile);
});

test('parts that are none are no error', async () => {
  expect(
    (await convert(7 as never, null as never, { _type: 'block', children: 7 }, { _type: 'table', rows: [null] })).title,
  ).toBe('Ebb');
});
