import { expect, onTestFinished, test, vi } from 'vitest';
import { openLogThrottle } from './log-throttle.ts';

test('passes each kind once in ten seconds, and at most a hundred kinds', () => {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  const isFirst = openLogThrottle();
  expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
  nowMs = 9999;
  expect([isFirst('a'), isFirst('c')]).toEqual([false, true]);
  nowMs = 10_000;
  expect([isFirst('a'), isFirst('b'), isFirst('c')]).toEqual([true, true, false]);
  const kinds = Array.from({ length: 200 }, (_, at) => `kind-${at}`);
  expect(kinds.filter(isFirst)).toHaveLength(97);
});
