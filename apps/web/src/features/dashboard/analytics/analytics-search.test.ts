import { expect, test } from 'vitest';
import { analyticsRangeOf, analyticsViewOf, viewFilterOf } from './analytics-search.ts';

test('the analytics start with the traffic of 30 days', () => {
  expect([analyticsViewOf({}), analyticsRangeOf({})]).toEqual(['traffic', '30d']);
  expect([analyticsViewOf({ view: 'health' }), analyticsRangeOf({ range: '7d' })]).toEqual(['health', '7d']);
});

test('an address from before there were pages leads to the page of what it names', () => {
  expect([analyticsViewOf({ by: 'post' }), analyticsViewOf({ sort: '-value' })]).toEqual(['clients', 'clients']);
});

test('views are restricted to a known page or source, or an address', () => {
  expect(viewFilterOf({ page: 'Blog', source: 'organic' })).toEqual({ page: 'Blog', source: 'organic' });
  expect(viewFilterOf({ page: '/blog', source: 'home-newsletter' })).toEqual({ path: '/blog' });
});
