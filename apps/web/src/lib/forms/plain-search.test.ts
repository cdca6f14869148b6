import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './plain-search.ts';

test.each([
  ['', {}],
  ['?edit=2026', { edit: '2026' }],
  ['?category=Content+Marketing&page=2', { category: 'Content Marketing', page: '2' }],
  ['?q=%22a%22', { q: '"a"' }],
  ['?a=1&a=2', { a: '2' }],
])('reads %j as %j', (search, expected) => expect(parseSearch(search)).toEqual(expected));

test.each([
  [{}, ''],
  [{ category: undefined, q: '' }, ''],
  [{ edit: '2026', page: 2 }, '?edit=2026&page=2'],
  [{ category: 'Content Marketing' }, '?category=Content+Marketing'],
])('writes %j as %j', (search, expected) => expect(stringifySearch(search)).toBe(expected));
