import { expect, test } from 'vitest';
import { rankRelated } from './rank-related.ts';

type Post = Parameters<typeof rankRelated>[0];

function post(title: string, fields: Partial<Post> = {}): Post {
  return { title, excerpt: '', category: 'Video', tags: [], ...fields };
}

function rank(subject: Post, ...candidates: Post[]): string[] {
  return rankRelated(subject, candidates).map(({ title }) => title);
}

test('a rare tag outweighs a common one, and any tag outweighs words and category', () => {
  const subject = post('Tides at noon', { tags: ['common', 'rare'], category: 'SEO' });
  const common = ['A', 'B', 'C', 'D'].map((title) => post(title, { tags: ['common'] }));
  const words = post('Tides at noon', { category: 'SEO' });
  expect(rank(subject, words, ...common, post('E', { tags: ['rare'] })).slice(0, 2)).toEqual(['E', 'A']);
  expect(rank(subject, words, ...common).at(-1)).toBe('Tides at noon');
});

test('words count in title and excerpt, in any case and accents; short and empty words do not', () => {
  const subject = post('What to do with an Über harbor', { excerpt: 'The tide' });
  const named = post('X', { excerpt: 'UBER' });
  expect(rank(subject, post('What to do with an'), named)).toEqual(['X', 'What to do with an']);
  expect(rank(subject, named, post('Harbor: a tide'))).toEqual(['Harbor: a tide', 'X']);
});

test('without anything in common, those of the same category come first, in their order', () => {
  const subject = post('Tides', { category: 'SEO' });
  const others = [post('A'), post('B', { category: 'SEO' }), post('C'), post('D', { category: 'SEO' })];
  expect(rank(subject, ...others)).toEqual(['B', 'D', 'A', 'C']);
  expect(rank(subject)).toEqual([]);
});
