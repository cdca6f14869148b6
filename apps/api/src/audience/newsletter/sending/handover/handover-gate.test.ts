import { expect, test } from 'vitest';
import { HandoverGate } from './handover-gate.ts';

/** A gate that has seen these answer times. */
async function openGate(answersMs: readonly number[]) {
  let nowMs = 0;
  const gate = new HandoverGate(() => nowMs);
  for (const answerMs of answersMs) {
    const pass = await gate.enter();
    nowMs += answerMs;
    pass.answered();
    pass.leave();
  }
  return gate;
}

/** How many of ten messages pass at once. */
async function countPassing(gate: HandoverGate): Promise<number> {
  let count = 0;
  for (let entry = 0; entry < 10; entry += 1) void gate.enter().then(() => (count += 1));
  await new Promise((resolve) => setImmediate(resolve));
  return count;
}

test.for([
  ['nothing is known', [], 1],
  ['the mail server is near', Array(20).fill(5), 1],
  ['the mail server is near and the machine is busy', [...Array(19).fill(500), 30], 1],
  ['few answers are known', Array(19).fill(500), 1],
  ['the mail server is far away', Array(20).fill(50), 6],
] as const)('few messages are in doubt at once when %s', async ([, answersMs, passing]) => {
  expect(await countPassing(await openGate(answersMs))).toBe(passing);
});

test('the next message passes when the one before is recorded', async () => {
  const gate = await openGate([]);
  const first = await gate.enter();
  let hasPassed = false;
  const second = gate.enter().then(() => (hasPassed = true));
  first.answered();
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasPassed).toBe(false);
  first.leave();
  await second;
  expect(hasPassed).toBe(true);
});
