/**
 * `npm run soak`: what takes too long for every test run. The same tests as in `npm test` and
 * `npm run chaos`, with more of everything
 * (soakSize in apps/api/src/testing/server/soak-size.ts): sudden deaths, deaths while starting, power cuts, outages of the database, odd
 * input, slow and broken connections. It takes most of an hour; words after it choose files, as with vitest.
 */
import { run } from './processes.mjs';
import { withoutNodeEnv } from './tools.mjs';

const FILES = ['killed', 'power-cuts', 'failing-disk', 'outages', 'overload', 'storms', 'router.test', 'stale-answers'];

/**
 * @param {import('./tools.mjs').Tools} tools
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runSoak({ node, env }, args) {
  const files = args.length > 0 ? args : FILES;
  const projects = ['--project=api', '--project=chaos'];
  const patience = ['--testTimeout=3600000', '--hookTimeout=600000', '--no-file-parallelism'];
  const { code } = await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...patience, ...files], {
    env: { ...withoutNodeEnv(env), SOAK: '1' },
  });
  return code;
}
