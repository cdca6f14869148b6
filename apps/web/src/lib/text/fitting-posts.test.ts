import { expect, test } from 'vitest';
import { fittingPosts } from './fitting-posts.ts';

const POSTS = [
  { title: 'A Content Calendar That Survives', category: 'Content Marketing', tags: ['Blogging'] },
  { title: 'SEO for Law Firms', category: 'SEO', tags: ['Law Firms'] },
  { title: 'Local SEO for Clinics', category: 'SEO', tags: ['Local SEO', 'Healthcare'] },
];

test.each([
  ['Healthcare Practices', ['Local SEO for Clinics']],
  ['SEO', ['SEO for Law Firms', 'Local SEO for Clinics']],
  ['Local search, SEO', ['Local SEO for Clinics', 'SEO for Law Firms']],
  ['a law firm', ['SEO for Law Firms']],
  ['and the for', []],
  ['', []],
])('%j is fitted by %j', (text, expected) => {
  expect(fittingPosts(POSTS, text).map(({ title }) => title)).toEqual(expected);
});
