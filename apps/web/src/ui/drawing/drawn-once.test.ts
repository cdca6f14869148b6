import { expect, test } from 'vitest';
import { drawnOnce } from './drawn-once.ts';

test('draws once for each seed and size', () => {
  let times = 0;
  const drawOnce = drawnOnce((seed: string, count: number) => {
    times += 1;
    return `${seed} ${count}`;
  });
  expect([drawOnce('a', 1), drawOnce('a', 1), drawOnce('a', 2), drawOnce('b', 1)]).toEqual([
    'a 1',
    'a 1',
    'a 2',
    'b 1',
  ]);
  expect(times).toBe(3);
});
