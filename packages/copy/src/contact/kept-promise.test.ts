import { expect, test } from 'vitest';
import { keptPromise } from './kept-promise.ts';

test.each([
  [11_400, '3 hours 10 minutes'],
  [3_600, '1 hour'],
  [3_601, '1 hour 1 minute'],
  [59 * 60, '59 minutes'],
  [0, '1 minute'],
  [86_400, '24 hours'],
])('a median of %i seconds is %s', (medianSeconds, words) =>
  expect(keptPromise({ medianSeconds, inTimePercent: 97 })).toBe(
    `In the last 90 days, 97% of inquiries had an answer in 24 hours or less. The median answer took ${words}.`,
  ),
);
