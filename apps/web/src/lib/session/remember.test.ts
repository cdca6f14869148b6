import { expect, test } from 'vitest';
import { remember } from './remember.ts';

function countedAsk() {
  let asked = 0;
  return remember(async () => {
    asked += 1;
    return asked;
  });
}

test('asks once, also when several wait for the answer', async () => {
  const answer = countedAsk();
  expect(await Promise.all([answer.read(), answer.read()])).toEqual([1, 1]);
  expect(await answer.read()).toBe(1);
});

test('asks again after it was told to forget', async () => {
  const answer = countedAsk();
  await answer.read();
  answer.forget();
  expect(await answer.read()).toBe(2);
});

test('takes an answer that came another way', async () => {
  const answer = countedAsk();
  answer.set(41);
  expect(await answer.read()).toBe(41);
});

test('does not keep a failure', async () => {
  let isDown = true;
  const answer = remember(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(answer.read()).rejects.toThrow('down');
  isDown = false;
  expect(await answer.read()).toBe('up');
});
