import { expect, test } from 'vitest';
import { commonEnds } from './preview-blocks.ts';

test.each([
  ['abc', 'abc', 3, 0],
  ['abc', 'aXc', 1, 1],
  ['abc', 'abXc', 2, 1],
  ['abc', 'ac', 1, 1],
  ['aaa', 'aa', 2, 0],
  ['', 'abc', 0, 0],
  ['abc', '', 0, 0],
])('from %j to %j, %d blocks stay at the beginning and %d at the end', (before, after, start, end) => {
  expect(commonEnds(before.split(''), after.split(''))).toEqual({ start, end });
});
