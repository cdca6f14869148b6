/**
 * `npm run chaos`: the tests that take long by their nature: sudden deaths of a server, power cuts, outages, hundreds of
 * hostile texts in every field. CI runs them after `npm test`; `npm run soak` does more of most of them.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runPlaywright } from './playwright.mjs';
import { printClosingLine, resultsDir, sum } from './test-counts.mjs';
import { withoutNodeEnv } from './tools.mjs';
import { runVitest } from './vitest.mjs';

/** The files with the results. */
const SERVERS = 'chaos.json';
const BROWSER = 'chaos-browser.json';

/**
 * @param {import('./tools.mjs').Tools} tools
 * @returns {Promise<number>} the exit code
 */
export async function runChaos({ node, env }) {
  const tools = { node, env: withoutNodeEnv(env) };
  for (const report of [SERVERS, BROWSER]) rmSync(join(resultsDir, report), { force: true });
  const servers = await runVitest(tools, SERVERS, ['--project=chaos']);
  await ensureBuilt(tools);
  const counts = sum([servers, await runPlaywright(tools, BROWSER, 'chaos')]);
  printClosingLine('chaos', counts);
  return counts.failed > 0 ? 1 : 0;
}
