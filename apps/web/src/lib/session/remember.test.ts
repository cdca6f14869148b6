import { expect, test } from 'vitest';
import { remember } from './remember.ts';

function countFetches() {
  let fetches = 0;
  return remember(async () => {
    fetches += 1;
    return fetches;
  });
}

test('fetches once, also for concurrent reads', async () => {
  const value = countFetches();
  expect(await Promise.all([value.read(), value.read()])).toEqual([1, 1]);
  expect(await value.read()).toBe(1);
});

test('fetches again after forget', async () => {
  const value = countFetches();
  await value.read();
  value.forget();
  expect(await value.read()).toBe(2);
});

test('has the value that was set', async () => {
  const value = countFetches();
  value.set(41);
  expect(await value.read()).toBe(41);
});

test('does not cache a failure', async () => {
  let isDown = true;
  const value = remember(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(value.read()).rejects.toThrow('down');
  isDown = false;
  expect(await value.read()).toBe('up');
});
