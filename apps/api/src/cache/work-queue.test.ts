import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function holdable() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  function run() {
    hasBegun = true;
    return promise;
  }
  return { run, resolve, reject, hasBegun: () => hasBegun };
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('no more is done at once than allowed; the next begins when one ends, well or not', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 5 });
  const [first, second, third] = [holdable(), holdable(), holdable()];
  const results = [first, second, third].map((work) => queue.run(work.run));
  await settle();
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, false, false]);
  first.reject(new Error('failed'));
  await expect(results[0]).rejects.toThrow('failed');
  await settle();
  expect([second.hasBegun(), third.hasBegun()]).toEqual([true, false]);
  second.resolve('second');
  third.resolve('third');
  expect(await Promise.all(results.slice(1))).toEqual(['second', 'third']);
});

test('whoever comes when too many wait is asked to come back, and does not disturb the others', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const [first, second] = [holdable(), holdable()];
  const results = [queue.run(first.run), queue.run(second.run)];
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    cause: { retryAfterSeconds: 2 },
  });
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});
