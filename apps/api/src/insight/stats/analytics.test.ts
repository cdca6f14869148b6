import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [4831, 3006, 1610, 1288],
    [45, 28, 15, 12],
  ],
  [
    [0, 7],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the shares of %j are %j percent', (values, percents) => {
  expect(wholePercents(values)).toEqual(percents);
});
