/**
 * `npm run chaos`: the tests that take long by their nature, such as twenty sudden deaths of a server. CI runs them after
 * `npm test`; `npm run soak` does the same with more of everything.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { printClosingLine, resultsDir } from './test-counts.mjs';
import { withoutNodeEnv } from './tools.mjs';
import { runVitest } from './vitest.mjs';

/**
 * @param {import('./tools.mjs').Tools} tools
 * @returns {Promise<number>} the exit code
 */
export async function runChaos({ node, env }) {
  const report = 'chaos.json';
  rmSync(join(resultsDir, report), { force: true });
  const counts = await runVitest({ node, env: withoutNodeEnv(env) }, report, ['--project=chaos']);
  printClosingLine('chaos', counts);
  return counts.failed > 0 ? 1 : 0;
}
