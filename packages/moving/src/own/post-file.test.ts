import { expect, test } from 'vitest';
import { readFrontMatter } from '../markdown/front-matter.ts';
import type { OwnPost } from './own-site.ts';
import { readPostFile, writePostFile } from './post-file.ts';

const POST: OwnPost = {
  title: 'Ebb: "out" # not a comment',
  slug: 'ebb',
  excerpt: 'yes',
  content: '# Ebb\n\n---\n\nA rule above.\n',
  author: 'Mara Vance',
  category: 'null',
  tags: ['1.0', 'مد', '🌊'],
  series: 'Tides: a "series" #1',
  status: 'scheduled',
  publishDate: '2026-12-01T08:00:00.000Z',
  featuredImageUrl: '/media/0123456789abcdef01234567-600x400.jpg',
  coverAlt: 'A pier',
  metaTitle: '- a',
  metaDescription: "it's",
  socialImageUrl: 'https://elsewhere.example/a.png',
  isNoindex: true,
  canonicalUrl: 'https://elsewhere.example/ebb',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  firstPublishedAt: '2026-11-01T09:00:00.000Z',
  contentChangedAt: '2026-11-02T08:00:00.000Z',
  isAddressAutomatic: true,
  isFeatured: true,
  isSample: true,
  formerSlugs: ['flow'],
};
const BARE: OwnPost = {
  ...POST,
  title: '',
  excerpt: '',
  content: '',
  author: '',
  category: '',
  tags: [],
  series: '',
  status: 'draft',
  publishDate: null,
  firstPublishedAt: null,
  contentChangedAt: null,
  featuredImageUrl: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImageUrl: '',
  canonicalUrl: '',
  isNoindex: false,
  isAddressAutomatic: false,
  isFeatured: false,
  isSample: false,
  formerSlugs: [],
};

test.each([
  ['a full post', POST],
  ['an empty one', BARE],
  ['one whose body begins like fields', { ...POST, content: '---\ntitle: other\n---\n' }],
  ['one with every line break', { ...POST, content: 'a\r\nb\rc\u2028d\n\n' }],
])('%s is read as it was written', (_name, post) => expect(readPostFile(writePostFile(post))).toEqual(post));

test('other programs read the fields under the names that they know', () => {
  const { fields, body, fault } = readFrontMatter(writePostFile(POST));
  expect({ fault, body }).toEqual({ fault: null, body: POST.content });
  expect(Object.fromEntries(fields)).toMatchObject({
    title: POST.title,
    draft: true,
    date: POST.publishDate,
    lastmod: POST.updatedAt,
    cover: { image: POST.featuredImageUrl, alt: 'A pier' },
    aliases: ['/blog/flow'],
  });
});

test('a file of another kind is none of these', () => {
  expect(readPostFile('# Ebb')).toBe(null);
  expect(readPostFile('---\na: [\n---\nEbb')).toBe(null);
});
