import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

test('at most two work at a time, one waits, the next is sent away, and the line moves on', async () => {
  const inTurn = createWorkQueue({ running: 2, waiting: 1 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const work = gates.map(({ promise }, at) =>
    inTurn(async () => {
      started.push(at);
      await promise;
      return at;
    }),
  );
  await expect(work[3]).rejects.toThrow(QueueFull);
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  expect(await work[1]).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  gates[2]?.resolve();
  expect(await Promise.all([work[0], work[2]])).toEqual([0, 2]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('work that fails makes room like any other', async () => {
  const inTurn = createWorkQueue({ running: 1, waiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await inTurn(async () => 1)).toBe(1);
});
