import { expect, test } from 'vitest';
import { analyticsRangeOf, contactStatusOf, parseDashboardSearch, postStatusOf } from './dashboard-search.ts';

test('keeps what it knows', () => {
  expect(parseDashboardSearch({ tab: 'posts', status: 'draft', q: 'seo', view: 'trash', row: 'a' })).toEqual({
    tab: 'posts',
    status: 'draft',
    q: 'seo',
    view: 'trash',
    row: 'a',
  });
});

test('leaves out unknown tabs, views and values that are no text', () => {
  expect(parseDashboardSearch({ tab: 'toString', view: 'list', q: 5, status: '' })).toEqual({});
});

test('knows how far back the analytics look', () => {
  expect(analyticsRangeOf(parseDashboardSearch({ range: '7d' }))).toBe('7d');
  expect(analyticsRangeOf(parseDashboardSearch({ range: '5y' }))).toBe('12m');
});

test('a status of another tab filters nothing', () => {
  expect(postStatusOf({ status: 'won' })).toBeUndefined();
  expect(contactStatusOf({ status: 'won' })).toBe('won');
});
