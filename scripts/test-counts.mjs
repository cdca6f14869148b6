/**
 * Counts what the test runners say in their JSON reports. A part that failed without naming a failed test (a file that
 * could not be loaded, a report that was never written, a run without any test) counts as one failed test, so that
 * nothing is ever green by accident.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ code: number, report: string | undefined }} Part code: the runner's exit code; report: its JSON */

/** Where the reports and the closing line are kept. */
export const resultsDir = join(root, '.test-results');
const countsDir = join(resultsDir, 'counts');

/**
 * @param {Part} part what `vitest --reporter=json` gives
 * @returns {Counts}
 */
export function countVitest(part) {
  return countPart(part, (report) => {
    // A file that fails outside of its tests has no failed test of its own.
    const brokenFiles = report.testResults.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

/**
 * @param {Part} part what `playwright --reporter=json` gives
 * @returns {Counts}
 */
export function countPlaywright(part) {
  return countPart(part, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/**
 * @param {Part} part
 * @param {(report: any) => Counts} count
 */
function countPart({ code, report }, count) {
  const counts = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(JSON.parse(report));
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

/**
 * Prints the line of one command. What all commands of this folder have counted is kept for .ci/run, whose last line it
 * is, after whatever npm adds.
 * @param {'test' | 'chaos'} command
 * @param {Counts} counts
 */
export function printClosingLine(command, counts) {
  mkdirSync(countsDir, { recursive: true });
  writeFileSync(join(countsDir, `${command}.json`), JSON.stringify(counts));
  const all = readdirSync(countsDir).map((name) => JSON.parse(readFileSync(join(countsDir, name), 'utf8')));
  writeFileSync(join(resultsDir, 'closing-line.txt'), `${toLine(sum(all))}\n`);
  console.log(toLine(counts));
}

/**
 * @param {string} name
 * @returns {string | undefined} undefined when the runner ended before it wrote its report
 */
export function readReport(name) {
  const file = join(resultsDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
