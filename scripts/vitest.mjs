/** Runs tests with Vitest, and counts them. */
import { join } from 'node:path';
import { run } from './processes.mjs';
import { countVitest, readReport, resultsDir } from './test-counts.mjs';

/**
 * @param {import('./tools.mjs').Tools} tools env without NODE_ENV
 * @param {string} report the name of the file with the results, in the folder of results
 * @param {string[]} options more words for Vitest
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function runVitest({ node, env }, report, options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(resultsDir, report)}`];
  // Else every test that waits for its turn on a busy machine gets a line.
  const patience = '--slowTestThreshold=10000';
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters, patience];
  const { code } = await run(node, args, { env });
  return countVitest({ code, report: readReport(report) });
}
