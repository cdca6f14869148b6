import { expect, test } from 'vitest';
import { findRings } from './find-rings.mjs';

/** @param {string[]} edges such as `a>b` */
function ringsOf(...edges) {
  return findRings(edges.map((edge) => ({ from: edge.split('>')[0] ?? '', to: edge.split('>')[1] ?? '' })));
}

test('a graph whose edges all lead down has no ring', () => {
  expect(ringsOf('a>b', 'a>c', 'b>d', 'c>d')).toEqual([]);
});

test('a ring is shown in its direction, by its shortest path', () => {
  expect(ringsOf('a>b', 'b>c', 'c>d', 'd>a', 'c>a')).toEqual([['a', 'b', 'c']]);
});

test('rings that share no node are shown one by one', () => {
  expect(ringsOf('a>b', 'b>a', 'b>c', 'c>d', 'd>c')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
