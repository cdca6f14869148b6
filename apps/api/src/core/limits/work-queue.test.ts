import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const BUSY = { refusal: 'Very busy.', retryAfterSeconds: 2 };

/** A task that ends on demand. */
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

test('runs no more tasks at once than allowed, and the next when one ends or fails', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 5, ...BUSY });
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

test('refuses a task when the queue is full, without effect on the others', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, ...BUSY });
  const [first, second] = [holdable(), holdable()];
  const results = [queue.run(first.run), queue.run(second.run)];
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Very busy.',
    cause: { retryAfterSeconds: 2 },
  });
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('starts as many tasks as allowed, and a new one never overtakes a waiting one', async () => {
  const queue = new WorkQueue({ atOnce: 2, waiting: 5, ...BUSY });
  const [first, second, third] = [holdable(), holdable(), holdable()];
  const results = [first, second, third].map((work) => queue.run(work.run));
  await settle();
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, true, false]);
  second.resolve('second');
  await results[1];
  const late = queue.run(async () => 'late');
  await settle();
  expect(third.hasBegun()).toBe(true);
  first.resolve('first');
  third.resolve('third');
  expect(await Promise.all([...results, late])).toEqual(['first', 'second', 'third', 'late']);
});

test('refuses with the code of the queue', async () => {
  const queue = new WorkQueue({ atOnce: 0, waiting: 0, ...BUSY, code: 'TOO_MANY_REQUESTS' });
  await expect(queue.run(async () => 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
