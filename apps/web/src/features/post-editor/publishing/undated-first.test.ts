import { expect, test } from 'vitest';
import { undatedFirst } from './undated-first.ts';

test('posts without a date come first, last saved first; the others keep their order', () => {
  const posts = [
    { id: 'c', publishDate: '2026-03-08T08:00:00.000Z', updatedAt: '2026-03-08T08:00:00.000Z' },
    { id: 'd', publishDate: '2026-01-08T08:00:00.000Z', updatedAt: '2026-05-08T08:00:00.000Z' },
    { id: 'b', publishDate: null, updatedAt: '2026-03-01T08:00:00.000Z' },
    { id: 'a', publishDate: null, updatedAt: '2026-03-09T08:00:00.000Z' },
  ];
  expect(undatedFirst(posts).map((post) => post.id)).toEqual(['a', 'b', 'c', 'd']);
});
