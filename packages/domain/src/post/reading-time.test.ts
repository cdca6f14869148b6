import { expect, test } from 'vitest';
import { countWords, formatReadingTime, readingTimeMinutes } from './reading-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1_000, 5],
])('%i words take %i min', (words, minutes) => expect(readingTimeMinutes('word '.repeat(words))).toBe(minutes));

test('white space of any kind separates words', () => {
  expect(countWords(' one\ttwo\n\nthree\u00a0four ')).toBe(4);
});

test('is shown as N min read', () => {
  expect(formatReadingTime(4)).toBe('4 min read');
});
