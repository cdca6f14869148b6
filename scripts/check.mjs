/**
 * `npm run check`: what can be verified without running the program. The parts run side by side; the output of those
 * that fail follows at the end.
 */
import { cpus } from 'node:os';
import { run } from './processes.mjs';

/** @typedef {{ name: string, args: string[], settings?: NodeJS.ProcessEnv }} Part args: for Node */

const oxlint = ['node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives-severity=error'];

/** @type {Part[]} slow ones first, so that quick ones fill the gaps */
const parts = [
  {
    name: 'types, lint',
    args: [...oxlint, '--type-aware', '--type-check'],
    settings: { GOGC: 'off', GOMEMLIMIT: '3GiB' }, // a short Go program: collecting garbage takes a third of its time
  },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'boundaries', args: ['scripts/check-boundaries.mjs'] },
  { name: 'documents', args: ['scripts/check-docs.mjs'] },
];

/**
 * @param {import('./tools.mjs').Tools} tools
 * @returns {Promise<{ name: string, passed: boolean }[]>} one for each part
 */
export async function runChecks({ node, env }) {
  console.log('Checks…');
  const waiting = [...parts];
  /** @type {{ name: string, passed: boolean, output: string }[]} */
  const results = [];

  async function worker() {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const start = Date.now();
      const { code, output } = await run(node, part.args, { env: { ...env, ...part.settings }, quiet: true });
      const passed = code === 0;
      console.log(`${passed ? '✓' : '✗'} ${part.name.padEnd(12)} ${((Date.now() - start) / 1000).toFixed(1)} s`);
      results.push({ name: part.name, passed, output });
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));

  for (const { name, passed, output } of results) {
    if (!passed) console.error(`\n--- ${name}\n${output.trimEnd()}`);
  }
  return results;
}
