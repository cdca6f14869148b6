import { expect, test } from 'vitest';
import { bucketUnit, labelledPlaces, toBuckets } from './chart-buckets.ts';

function daysFrom(first: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.parse(`${first}T00:00:00.000Z`) + at * 86_400_000).toISOString().slice(0, 10),
    value: 1,
  }));
}

test.each([
  ['7d', 'day'],
  ['30d', 'day'],
  ['90d', 'week'],
  ['12m', 'month'],
] as const)('a range of %s is drawn by the %s', (range, unit) => expect(bucketUnit(range)).toBe(unit));

test('a day is named in full', () => {
  expect(toBuckets(daysFrom('2026-11-21', 1), 'day')).toEqual([
    { day: '2026-11-21', short: 'Nov 21', long: 'Saturday, November 21, 2026', value: 1 },
  ]);
});

test('weeks begin on Monday; cut-off ones name their days', () => {
  const weeks = toBuckets(daysFrom('2026-11-21', 10), 'week'); // Saturday to the Monday after the next
  expect(weeks.map(({ day, value }) => [day, value])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-23', 7],
    ['2026-11-30', 1],
  ]);
  expect(weeks.map(({ long }) => long)).toEqual([
    expect.stringMatching(/^November 21\s–\s22, 2026$/),
    expect.stringMatching(/^November 23\s–\s29, 2026$/),
    'November 30, 2026',
  ]);
});

test('months are named by their month, cut-off ones by their days', () => {
  const months = toBuckets(daysFrom('2026-01-31', 30), 'month');
  expect(months.map(({ short, long, value }) => [short, long, value])).toEqual([
    ['Jan', 'January 31, 2026', 1],
    ['Feb', 'February 2026', 28],
    ['Mar', 'March 1, 2026', 1],
  ]);
});

test.each([
  [7, 3, [0, 3, 6]],
  [30, 5, [5, 11, 17, 23, 29]],
  [1, 9, [0]],
  [3, 0, [2]],
])('of %i positions, %i labels fit: %j', (count, room, places) => expect(labelledPlaces(count, room)).toEqual(places));
