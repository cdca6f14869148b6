import { expect, test } from 'vitest';
import { countPlaywright, countVitest, sum, toLine } from './test-counts.mjs';

/**
 * @param {object} numbers
 * @param {object[]} [testResults]
 */
function vitestReport(numbers, testResults = []) {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...none, ...numbers, testResults });
}

/** @param {object} stats @param {object[]} [errors] */
function playwrightReport(stats, errors = []) {
  return JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
}

test('counts what the reports say', () => {
  const vitest = vitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(countVitest({ code: 1, report: vitest })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const playwright = playwrightReport({ expected: 3, unexpected: 1, flaky: 1, skipped: 2 });
  expect(countPlaywright({ code: 1, report: playwright })).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test('counts a file that could not be loaded as a failed test', () => {
  const report = vitestReport({ numPassedTests: 5 }, [{ status: 'failed', assertionResults: [] }]);
  expect(countVitest({ code: 1, report }).failed).toBe(1);
  expect(countPlaywright({ code: 1, report: playwrightReport({}, [{ message: 'no server' }]) }).failed).toBe(1);
});

test.each([
  ['the report is missing', { code: 0, report: undefined }],
  ['no test ran', { code: 0, report: vitestReport({}) }],
  ['every test was skipped', { code: 0, report: vitestReport({ numPendingTests: 3 }) }],
  ['the runner failed without naming a test', { code: 1, report: vitestReport({ numPassedTests: 5 }) }],
])('counts one failed test when %s', (_, part) => {
  expect(countVitest(part).failed).toBe(1);
});

test('names skipped tests only when there are some', () => {
  expect(
    toLine(
      sum([
        { passed: 1, failed: 0, skipped: 0 },
        { passed: 2, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe('3 passed, 1 failed');
  expect(toLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});
