import { expect, test } from 'vitest';
import { labelledPlaces, longDay, shortDay } from './chart-days.ts';

test('a day is said in words, in whatever zone the reader sits', () => {
  expect(longDay('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(shortDay('2026-03-01')).toBe('Mar 1');
});

test.each([
  [7, 3, [0, 3, 6]],
  [7, 20, [0, 1, 2, 3, 4, 5, 6]],
  [30, 4, [5, 13, 21, 29]],
  [1, 5, [0]],
  [0, 5, []],
])('of %i places, %i labels stand at %j', (count, room, places) => expect(labelledPlaces(count, room)).toEqual(places));
