/**
 * `npm test`: every check, the build, the unit and integration tests, the tests in a browser. A part that fails does
 * not hide the others; the last line counts them all. What takes long by its nature is `npm run chaos`.
 */
import { rmSync } from 'node:fs';
import { build, pageSizes } from './build.mjs';
import { runChecks } from './check.mjs';
import { notRun, runPlaywright } from './playwright.mjs';
import { printClosingLine, resultsDir, sum, toLine } from './test-counts.mjs';
import { withoutNodeEnv } from './tools.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./tools.mjs').Tools} Tools */
/** @typedef {import('./test-counts.mjs').Counts} Counts */

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {Tools} tools
 * @returns {Promise<number>} the exit code
 */
export async function runTests({ node, env }) {
  const tools = { node, env: withoutNodeEnv(env) };
  rmSync(resultsDir, { recursive: true, force: true });

  const checks = await runChecks(tools);
  const built = await buildPages(tools);
  /** @type {Record<string, Counts>} */
  const parts = {
    checks: sum(checks.map(({ passed }) => (passed ? ONE_PASSED : ONE_FAILED))),
    build: built ? ONE_PASSED : ONE_FAILED,
    'unit and integration tests': await runUnitTests(tools),
    'tests in a browser': built ? await runBrowserTests(tools) : notRun('the pages could not be built'),
  };

  const width = Math.max(...Object.keys(parts).map((name) => name.length));
  console.log();
  for (const [name, counts] of Object.entries(parts)) console.log(`${name.padEnd(width)}  ${toLine(counts)}`);
  const total = sum(Object.values(parts));
  printClosingLine('test', total);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** @param {Tools} tools */
async function buildPages(tools) {
  console.log('Building the pages…');
  const { code, output } = await build(tools);
  if (code !== 0) console.error(output);
  else console.log(pageSizes());
  return code === 0;
}

/** @param {Tools} tools */
function runUnitTests(tools) {
  console.log('Unit and integration tests…');
  return runVitest(tools, 'vitest.json', ['--project=!chaos']);
}

/** @param {Tools} tools */
function runBrowserTests(tools) {
  console.log('Tests in a browser…');
  return runPlaywright(tools, 'playwright.json', 'site');
}
