import { expect, test } from 'vitest';
import { wrapIndex } from './carousel-index.ts';

test.each([
  [0, 1, 1],
  [5, 1, 0],
  [0, -1, 5],
  [2, -9, 5],
  [3, 13, 4],
])('from slide %i, %i on, of six, is slide %i', (index, step, expected) => {
  expect(wrapIndex(index, step, 6)).toBe(expected);
});
