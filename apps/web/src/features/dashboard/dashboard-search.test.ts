import { expect, test } from 'vitest';
import {
  analyticsRangeOf,
  contactSortOf,
  contactStatusOf,
  isFiltered,
  parseDashboardSearch,
  postSortOf,
  postStatusOf,
  viewFilterOf,
} from './dashboard-search.ts';

test('keeps known parameters', () => {
  const search = {
    tab: 'posts',
    status: 'draft',
    category: 'SEO',
    source: 'unknown',
    q: 'seo',
    sort: '-views',
    at: 'abc',
    view: 'trash',
    row: 'a',
    contact: 'b',
  };
  expect(parseDashboardSearch(search)).toEqual(search);
});

test('drops unknown tabs, views and values that are not text', () => {
  expect(parseDashboardSearch({ tab: 'toString', view: 'list', q: 5, status: '' })).toEqual({});
});

test('parses the range of the analytics', () => {
  expect(analyticsRangeOf(parseDashboardSearch({ range: '7d' }))).toBe('7d');
  expect(analyticsRangeOf(parseDashboardSearch({ range: '5y' }))).toBe('30d');
});

test('the analytics are restricted to a known page or source, or an address', () => {
  expect(viewFilterOf({ page: 'Blog', source: 'organic' })).toEqual({ page: 'Blog', source: 'organic' });
  expect(viewFilterOf({ page: '/blog', source: 'home-newsletter' })).toEqual({ path: '/blog' });
});

test('a status of another tab filters nothing', () => {
  expect(postStatusOf({ status: 'won' })).toBeUndefined();
  expect(contactStatusOf({ status: 'won' })).toBe('won');
});

test('an order of another tab is the tab’s own first one', () => {
  expect([postSortOf({ sort: 'due' }), contactSortOf({ sort: '-views' })]).toEqual(['-date', 'due']);
  expect([postSortOf({ sort: '-views' }), contactSortOf({ sort: 'name' })]).toEqual(['-views', 'name']);
});

test('sort order and page do not count as filters', () => {
  expect(isFiltered({ tab: 'posts', sort: 'title', at: 'abc' })).toBe(false);
  expect(isFiltered({ tab: 'posts', category: 'SEO' })).toBe(true);
});
