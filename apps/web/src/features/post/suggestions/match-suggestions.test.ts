import { expect, test } from 'vitest';
import { matchSuggestions } from './match-suggestions.ts';

const POSTS = ['Crème for the café', 'Local SEO', 'Über-Tides: 100%', '潮の満ち引き', 'مدونة المد'];
const ALL = {
  posts: POSTS.map((title, at) => ({ id: `post-${at}`, title })),
  tags: ['SEO', 'Search', 'Season', 'Ads'].map((name) => ({ slug: name.toLowerCase(), name })),
};
const namesFor = (typed: string) => matchSuggestions(ALL, typed).map(({ name }) => name);

test.each([
  ['accents and case', 'CREME cafe', ['Crème for the café']],
  ['accents that are typed', 'crémè', ['Crème for the café']],
  ['the order of words', 'tides uber', ['Über-Tides: 100%']],
  ['signs', '100%!', ['Über-Tides: 100%']],
])('ignore %s', (_title, typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

test('match beginnings of words in any alphabet', () => {
  expect(namesFor('ides')).toEqual([]);
  expect(namesFor('潮の')).toEqual(['潮の満ち引き']);
  expect(namesFor('المد')).toEqual(['مدونة المد']);
});

test('are nothing without a word', () => {
  expect(namesFor('')).toEqual([]);
  expect(namesFor(' ?! ')).toEqual([]);
});

test('are posts before tags, at most five and two, with their paths', () => {
  expect(matchSuggestions(ALL, 'se')).toEqual([
    { kind: 'post', path: '/blog/post-1', name: 'Local SEO' },
    { kind: 'tag', path: '/blog/tag/seo', name: 'SEO' },
    { kind: 'tag', path: '/blog/tag/search', name: 'Search' },
  ]);
  const many = Array.from({ length: 7 }, (_, at) => ({ id: `tide-${at}`, title: `Tide ${at}` }));
  expect(matchSuggestions({ posts: many, tags: [] }, 'tide').map(({ path }) => path)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `/blog/tide-${at}`),
  );
});
