/** Runs tests in a browser with Playwright, and counts them. */
import { join } from 'node:path';
import { findTestBrowser } from './chromium.mjs';
import { root, run } from './processes.mjs';
import { countPlaywright, readReport, resultsDir } from './test-counts.mjs';

const playwright = 'node_modules/@playwright/test/cli.js';

/**
 * The site must be built. Without a browser there is one failed test, which says so.
 * @param {import('./tools.mjs').Tools} tools env without NODE_ENV
 * @param {string} report the name of the file with the results, in the folder of results
 * @param {'site' | 'chaos'} project which tests; see apps/e2e/playwright.config.ts
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function runPlaywright({ node, env }, report, project) {
  const browser = findTestBrowser(env);
  if (browser === undefined) {
    return notRun('no Chromium was found; install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  }
  const { code } = await run(node, [playwright, 'test', `--project=${project}`, '--reporter=list,json'], {
    cwd: join(root, 'apps/e2e'),
    endsBy: 'SIGINT', // at SIGTERM Playwright leaves the servers that it has started behind
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsDir, report) },
  });
  return countPlaywright({ code, report: readReport(report) });
}

/** @param {string} reason why there are no tests in a browser */
export function notRun(reason) {
  console.error(`The tests in a browser were not run: ${reason}.`);
  return { passed: 0, failed: 1, skipped: 0 };
}
