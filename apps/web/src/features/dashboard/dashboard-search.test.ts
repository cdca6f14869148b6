import { expect, test } from 'vitest';
import { type DashboardTab, parseDashboardSearch, parsePostsSearch } from './dashboard-search.ts';
import { isFiltered } from './lists/is-filtered.ts';
import { isAllowed, type TabNeeds } from './tab-rights.ts';

test.each([
  { tab: 'posts', status: 'draft', category: 'SEO', q: 'seo', sort: '-views', at: 'abc', view: 'trash', row: 'a' },
  { tab: 'newsletter', status: 'active', source: 'unknown', q: 'ada', sort: '-date', at: 'abc', row: 'a' },
  { tab: 'newsletter', view: 'issues', status: 'sent' },
  { tab: 'contacts', status: 'won', q: 'ada', sort: 'due', view: 'board', row: 'a', contact: 'b' },
  { tab: 'analytics', view: 'health' },
  { tab: 'settings', section: 'mail' },
  { tab: 'settings', section: 'import', item: 'a', row: '3', kind: 'post', outcome: 'failed', note: 'b', at: 'abc' },
  { tab: 'analytics', range: '7d', page: '/blog', source: 'organic', by: 'post', sort: '-value' },
])('keeps the parameters of the tab $tab', (search) => {
  expect(parseDashboardSearch(search)).toEqual(search);
});

test('drops unknown tabs, views and values that are not text', () => {
  expect(parseDashboardSearch({ tab: 'toString', view: 'list', q: 5, status: '' })).toEqual({});
});

test('drops what belongs to another tab, and replaces it in the address', () => {
  const other = { tab: 'contacts', status: 'draft', sort: '-views', view: 'calendar', month: '2026-01', range: '7d' };
  const search = parseDashboardSearch(other);
  expect(search).toEqual({ tab: 'contacts' });
  // The router takes a missing name from the address.
  expect(Object.keys(search)).toEqual(expect.arrayContaining(Object.keys(other)));
});

test('the list of posts has the same parameters in the CMS', () => {
  expect(parsePostsSearch({ status: 'draft', view: 'calendar', month: '2026-13', contact: 'b' })).toEqual({
    status: 'draft',
    view: 'calendar',
  });
});

test('sort order and page do not count as filters', () => {
  expect(isFiltered({ sort: 'title', at: 'abc' })).toBe(false);
  expect(isFiltered({ category: 'SEO' })).toBe(true);
});

test('a tab says who sees it, or does not compile', () => {
  // @ts-expect-error -- every tab is in the table
  const silent: Record<DashboardTab, TabNeeds> = { overview: 'nothing' };
  // @ts-expect-error -- no capability is none
  const empty: TabNeeds = [];
  expect([silent.overview, empty]).toEqual(['nothing', []]);
  expect([isAllowed('settings', () => false), isAllowed('contacts', () => false)]).toEqual([true, false]);
});
