import { expect, test } from 'vitest';
import { countedPage, overviewCaptions, type Overview } from './stats.ts';

const OVERVIEW: Overview = {
  totalPosts: 14,
  publishedPosts: 14,
  totalSubscribers: 54,
  totalContacts: 40,
  subscribersAtMonthStart: 50,
  publishedThisMonth: 3,
  contactsThisWeek: 23,
  contactsAtRisk: 0,
  contactsOverdue: 0,
  medianAnswerSeconds: null,
  activity: [],
};

test('the documented figures have the documented captions', () => {
  expect(overviewCaptions(OVERVIEW)).toEqual([
    'All published content',
    '+8% from last month',
    '3 published this month',
    '23 this week',
  ]);
});

test('the caption counts unpublished posts', () => {
  expect(overviewCaptions({ ...OVERVIEW, publishedPosts: 12 })[0]).toBe('12 published, 2 not published');
});

test.each([
  [50, 50, '+0% from last month'],
  [45, 50, '−10% from last month'],
  [5, 0, 'No comparison yet'],
])('%i subscribers after %i: %s', (totalSubscribers, subscribersAtMonthStart, caption) =>
  expect(overviewCaptions({ ...OVERVIEW, totalSubscribers, subscribersAtMonthStart })[1]).toBe(caption),
);

test.each([
  ['/', 'Home'],
  ['/blog', 'Blog'],
  ['/blog/a-post', 'Blog'],
  ['/#contact', 'Contact'],
  ['/healthcare', 'Other'],
])('%s counts for %s', (path, page) => expect(countedPage(path)).toBe(page));
