import { expect, test } from 'vitest';
import { POST_LIMITS } from './post-limits.ts';
import { newPostSchema, postChangesSchema, postVersion } from './post.schema.ts';

test('an empty post is an empty draft', () => {
  expect(newPostSchema.parse({})).toEqual({
    title: '',
    excerpt: '',
    content: '',
    author: '',
    category: '',
    tags: [],
    status: 'draft',
    publishDate: null,
    featuredImageUrl: '',
    metaTitle: '',
    metaDescription: '',
    socialImageUrl: '',
    isNoindex: false,
    canonicalUrl: '',
    series: '',
  });
});

test('parsed changes contain only the sent fields', () => {
  expect(postChangesSchema.parse({ status: 'draft' })).toEqual({ status: 'draft' });
  expect(postChangesSchema.parse({ title: null, tags: 'a, b' })).toEqual({ title: '', tags: ['a', 'b'] });
});

test.each(Object.entries(POST_LIMITS))(
  '%s of %i characters is accepted as it is, one more is refused',
  (field, limit) => {
    const longest = 'a'.repeat(limit);
    expect(newPostSchema.parse({ [field]: longest })).toHaveProperty(field, longest);
    expect(newPostSchema.safeParse({ [field]: `${longest}a` }).success).toBe(false);
  },
);

test.each([
  ['content', 'a\0b'],
  ['title', '\ud800'],
  ['title', 'two\nlines'],
  ['featuredImageUrl', 'javascript:alert(1)'],
  ['publishDate', '2026-02-30'],
  ['status', 'live'],
  ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`)],
  ['tags', ['a'.repeat(51)]],
])('%s %j is refused', (field, value) => expect(newPostSchema.safeParse({ [field]: value }).success).toBe(false));

test('text of several lines is unchanged', () => {
  const content = '  # Title\r\n\n\ttext \u{1F30A} \u2028 ';
  expect(newPostSchema.parse({ content }).content).toBe(content);
});

test.each([0, -1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER])('refuses %d as a version', (version) => {
  expect(postVersion.safeParse(version).success).toBe(false);
});
