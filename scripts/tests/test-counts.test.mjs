import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes.mjs';
import { countPlaywright, countVitest, sum, toLine } from './test-counts.mjs';

/**
 * @param {object} numbers
 * @param {object[]} [testResults]
 */
function vitestReport(numbers, testResults = []) {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...none, ...numbers, testResults });
}

/** @param {object} stats @param {object[]} [errors] @param {object[]} [suites] */
function playwrightReport(stats, errors = [], suites = []) {
  return JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });
}

test('counts what the reports say', () => {
  const vitest = vitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(countVitest({ code: 1, report: vitest })).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  const playwright = playwrightReport({ expected: 3, unexpected: 1, flaky: 1, skipped: 2 });
  expect(countPlaywright({ code: 1, report: playwright })).toMatchObject({ passed: 4, failed: 1, skipped: 2 });
});

test('counts a file that could not be loaded as a failed test', () => {
  const report = vitestReport({ numPassedTests: 5 }, [
    { name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [] },
  ]);
  expect(countVitest({ code: 1, report }).failed).toBe(1);
  expect(countPlaywright({ code: 1, report: playwrightReport({}, [{ message: 'no server' }]) }).failed).toBe(1);
});

test('names the tests that failed, and those that passed only when repeated', () => {
  const passed = { status: 'passed', fullName: 'good', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'bad', failureMessages: ['Error'] };
  const repeated = { status: 'passed', fullName: 'unsteady', failureMessages: ['Error'] };
  const files = [
    { name: join(root, 'apps/a.test.ts'), status: 'failed', assertionResults: [passed, failed, repeated] },
    { name: join(root, 'apps/b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(countVitest({ code: 1, report: vitestReport({}, files) }).names).toEqual([
    'failed: apps/a.test.ts › bad',
    'passed when repeated: apps/a.test.ts › unsteady',
    'failed: apps/b.test.ts',
  ]);

  const specs = ['expected', 'unexpected', 'flaky'].map((status) => ({
    file: 'a.spec.ts',
    title: status,
    tests: [{ status }],
  }));
  const report = playwrightReport({}, [], [{ suites: [{ specs }] }]);
  expect(countPlaywright({ code: 1, report }).names).toEqual([
    'failed: a.spec.ts › unexpected',
    'passed when repeated: a.spec.ts › flaky',
  ]);
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
