/**
 * Counts tests from the runners' JSON reports. A part that failed without naming a failed test (a file that could not
 * be loaded, a missing report, a run without tests) counts as one failed test.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.mjs';
import { namesOfPlaywright, namesOfVitest } from './test-names.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Counts names: of the tests that failed, and of
 *   those that passed only when they were repeated
 */
/** @typedef {{ code: number, report: string | undefined }} Part code: the runner's exit code; report: its JSON */

const resultsDir = join(root, '.test-results');

export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs tests that write a JSON report, and counts them.
 * @param {string} name of the report
 * @param {(part: Part) => Counts} count
 * @param {(report: string) => Promise<{ code: number }>} runTests
 * @returns {Promise<Counts>}
 */
export async function runAndCount(name, count, runTests) {
  const file = join(resultsDir, `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await runTests(file);
  return count({ code, report: existsSync(file) ? readFileSync(file, 'utf8') : undefined });
}

/**
 * @param {Part} part report: of `vitest --reporter=json`
 * @returns {Counts}
 */
export function countVitest(part) {
  return countPart(part, (report) => {
    // A file that fails outside of its tests has no failed test, so it counts as one.
    const brokenFiles = report.testResults.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(namesOfVitest),
    };
  });
}

/**
 * @param {Part} part report: of `playwright --reporter=json`
 * @returns {Counts}
 */
export function countPlaywright(part) {
  return countPart(part, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    names: namesOfPlaywright({ suites }),
  }));
}

/**
 * @param {Part} part
 * @param {(report: any) => Counts} count
 */
function countPart({ code, report }, count) {
  const counts = report === undefined ? ONE_FAILED : count(JSON.parse(report));
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (code !== 0 || ranNothing) ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
  }
  return total;
}

/** @param {Counts} counts */
export function toLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
