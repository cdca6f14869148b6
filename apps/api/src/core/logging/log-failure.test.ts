import { expect, test } from 'vitest';
import { logFailure } from './log-failure.ts';

function openLog() {
  const lines: string[] = [];
  const add = (_fields: object, message: string) => lines.push(message);
  return { lines, log: { warn: add, error: add } };
}

test('logs the same failure once in ten seconds, and others beside it', () => {
  const { lines, log } = openLog();
  for (const cause of ['no table', 'no table', 'no row', 'no table'])
    logFailure(log, new Error(cause), 'request failed');
  logFailure(log, new Error('no table'), 'page could not be rendered');
  expect(lines).toEqual(['request failed', 'request failed', 'page could not be rendered']);
});

test('does not log a visitor who left before the end of the answer', () => {
  const { lines, log } = openLog();
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  logFailure(log, left, 'request failed');
  expect(lines).toEqual([]);
});
