import { expect, test } from 'vitest';
import { addMonths, formatDay, formatMonth, monthOf, weeksOf } from './calendar-days.ts';

test('the month is that of the zone', () => {
  const newYear = Date.parse('2027-01-01T05:00:00Z');
  expect([monthOf(newYear, 'America/Los_Angeles'), monthOf(newYear, 'UTC')]).toEqual(['2026-12', '2027-01']);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %d months is %s', (month, months, expected) => expect(addMonths(month, months)).toBe(expected));

test.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-12', 5, '2026-11-29', '2027-01-02'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s has %d weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks.map((week) => week.length)).toEqual(Array(count).fill(7));
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});

test('months and days are named in US English', () => {
  expect([formatMonth('2026-12'), formatDay('2026-12-04')]).toEqual(['December 2026', 'Friday, December 4']);
});
