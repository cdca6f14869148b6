import { expect, test } from 'vitest';
import { addDays, addMonths, formatDay, formatMonth, formatWeek, weekOf, weeksOf } from './calendar-days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %d days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

test.each(['2026-12-27', '2026-12-31', '2027-01-02'])('the week of %s is from Sunday to Saturday', (day) => {
  const week = weekOf(day);
  expect([week[0], week.length, week.at(-1)]).toEqual(['2026-12-27', 7, '2027-01-02']);
  expect(formatWeek(week)).toBe('December 27, 2026 – January 2, 2027');
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
