import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { waitAfter, waitForMail } from './back-off.ts';

test('waits double with each attempt, up to the longest', () => {
  const backOff = { firstMs: 15_000, longestMs: 100_000 };
  expect([1, 2, 3, 4, 50].map((attempts) => waitAfter(attempts, backOff))).toEqual([
    15_000, 30_000, 60_000, 100_000, 100_000,
  ]);
});

test('delays grow from a minute to four hours, with jitter', () => {
  expect([1, 2, 3, 20].map((attempts) => waitForMail(attempts, 0.5))).toEqual([
    MINUTE_MS,
    2 * MINUTE_MS,
    4 * MINUTE_MS,
    4 * HOUR_MS,
  ]);
  expect([waitForMail(1, 0), waitForMail(1, 1)]).toEqual([0.75 * MINUTE_MS, 1.25 * MINUTE_MS]);
});
