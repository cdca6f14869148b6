/**
 * `pnpm check`: what a machine can say about the sources without running them. The parts run side by side; each gets a
 * line with its seconds, and the whole output of those that failed follows.
 */
import { realpathSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { run, runScript } from './processes.mjs';
import { installPackages, prepareTools } from './tools.mjs';

/** @typedef {{ name: string, args: string[], settings?: NodeJS.ProcessEnv }} Part args: for Node */

// Says what TypeScript says, too: both ask the same compiler about the same files, and one of them is enough.
const lint = ['node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives-severity=error'];

// It is written in Go, and ends soon: a third of its time would go into memory that it gives back anyway.
const lintMemory = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** @type {Part[]} the slow ones first, so that the quick ones fill the gaps */
const parts = [
  { name: 'types, lint', args: [...lint, '--type-aware', '--type-check'], settings: lintMemory },
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

  // More at once than there are cores gains nothing: each of these programs uses several threads itself.
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));

  for (const { name, passed, output } of results) {
    if (!passed) console.error(`\n--- ${name}\n${output.trimEnd()}`);
  }
  return results.map(({ name, passed }) => ({ name, passed }));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const tools = await prepareTools();
    await installPackages(tools);
    const results = await runChecks(tools);
    return results.every(({ passed }) => passed) ? 0 : 1;
  });
}
