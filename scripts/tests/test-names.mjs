/** Reads the names of tests that failed, or passed only when repeated, from the runners' JSON reports. */
import { relative } from 'node:path';
import { root } from '../processes.mjs';

/** @param {any} file of `vitest --reporter=json` */
export function namesOfVitest(file) {
  const bad = file.assertionResults.filter((/** @type {any} */ test) => test.failureMessages.length > 0);
  const names = bad.map(
    (/** @type {any} */ test) =>
      `${test.status === 'failed' ? 'failed' : 'passed when repeated'}: ${relative(root, file.name)} › ${test.fullName}`,
  );
  return file.status === 'failed' && names.length === 0 ? [`failed: ${relative(root, file.name)}`] : names;
}

/**
 * @param {any} suite of `playwright --reporter=json`, or the whole report
 * @returns {string[]}
 */
export function namesOfPlaywright({ specs = [], suites = [] }) {
  const outcomes = new Map([
    ['unexpected', 'failed'],
    ['flaky', 'passed when repeated'],
  ]);
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => outcomes.has(test.status))
      .map((/** @type {any} */ test) => `${outcomes.get(test.status)}: ${spec.file} › ${spec.title}`),
  );
  return [...own, ...suites.flatMap(namesOfPlaywright)];
}
