import { expect, test } from 'vitest';
import type { Analytics } from '@tideline/domain/stats/analytics';
import { compared, trafficHeadline } from './analytics-words.ts';

test.each([
  [25, 20, '25% more than in the 7 days before'],
  [9, 12, '3 fewer than in the 7 days before'],
  [12, 12, 'as many as in the 7 days before'],
  [12_001, 12_000, 'under 1% more than in the 7 days before'],
  [3, 0, 'none in the 7 days before'],
  [0, 0, 'as many as in the 7 days before'],
  [3, null, 'no comparison yet'],
])('%s after %s: %s', (now, before, words) => expect(compared(now, before, '7d')).toBe(words));

test('a figure and the rest of its sentence sum a range up', () => {
  const analytics: Analytics = {
    totalViews: 1_200,
    pageViews: [{ page: 'Home', views: 800 }],
    topPages: [],
    sources: [
      { source: 'direct', views: 500, percent: 42 },
      { source: 'organic', views: 700, percent: 58 },
    ],
    days: [
      { day: '2026-11-20', views: 600, enquiries: 1, subscribers: 2 },
      { day: '2026-11-21', views: 600, enquiries: 0, subscribers: 3 },
    ],
    previous: { views: 1_000, enquiries: 0, subscribers: 0 },
    otherViews: { bot: 0, staff: 0 },
    since: '2026-01-01',
  };
  expect(trafficHeadline(analytics, '30d')).toEqual({
    figure: '1,200 page views',
    rest: 'in the last 30 days, 20% more than in the 30 days before. Home was viewed most; most views came from organic search. The site brought 1 inquiry and 5 sign-ups.',
  });
  expect(trafficHeadline({ ...analytics, previous: null }, '30d').rest).toMatch(/^in the last 30 days\. Home/);
  expect(trafficHeadline({ ...analytics, totalViews: 0, pageViews: [], sources: [] }, '30d').figure).toBe(
    '0 page views',
  );
});
