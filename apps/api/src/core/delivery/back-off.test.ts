import { expect, test } from 'vitest';
import { spread, waitAfter } from './back-off.ts';

test('waits double with each attempt, up to the longest', () => {
  const backOff = { firstMs: 15_000, longestMs: 100_000 };
  expect([1, 2, 3, 4, 50].map((attempts) => waitAfter(attempts, backOff))).toEqual([
    15_000, 30_000, 60_000, 100_000, 100_000,
  ]);
});

test('a spread wait is at most that share shorter or longer', () => {
  expect([0, 0.5, 1].map((random) => spread(1000, 0.25, random))).toEqual([750, 1000, 1250]);
});
