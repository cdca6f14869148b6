/**
 * `pnpm check`: what a machine can say about the sources without running them. The parts run side by side; each gets a
 * line with its seconds, and the whole output of those that failed follows.
 */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runScript } from './processes.mjs';
import { installPackages, prepareTools } from './tools.mjs';

/** @typedef {{ name: string, commands: string[][] }} Part commands: arguments for Node, run one after the other */

const tsc = 'node_modules/typescript/bin/tsc';

/** @type {Part[]} the slow ones first, so that the quick ones fill the gaps */
const parts = [
  { name: 'types', commands: [...workspaceFolders(), 'scripts'].map(typeCheck) },
  { name: 'unused code', commands: [['node_modules/knip/bin/knip.js']] },
  {
    name: 'lint',
    commands: [['node_modules/oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives-severity=error']],
  },
  { name: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  { name: 'boundaries', commands: [['scripts/check-boundaries.mjs']] },
  { name: 'documents', commands: [['scripts/check-docs.mjs']] },
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
      const { passed, output } = await runPart(part);
      console.log(`${passed ? '✓' : '✗'} ${part.name.padEnd(12)} ${((Date.now() - start) / 1000).toFixed(1)} s`);
      results.push({ name: part.name, passed, output });
    }
  }

  /** @param {Part} part */
  async function runPart({ commands }) {
    let passed = true;
    let output = '';
    for (const args of commands) {
      const result = await run(node, args, { env, quiet: true });
      passed &&= result.code === 0;
      if (result.code !== 0) output += result.output;
    }
    return { passed, output };
  }

  // More at once than there are cores gains nothing: each of these programs uses several threads itself.
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));

  for (const { name, passed, output } of results) {
    if (!passed) console.error(`\n--- ${name}\n${output.trimEnd()}`);
  }
  return results.map(({ name, passed }) => ({ name, passed }));
}

/**
 * Checks one folder, and only what has changed there since the last time.
 * @param {string} folder
 */
function typeCheck(folder) {
  const memory = `node_modules/.cache/types/${folder.replace('/', '-')}.tsbuildinfo`;
  return [tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '-p', folder];
}

/** The folders of apps and packages that TypeScript looks at. */
function workspaceFolders() {
  return ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const tools = await prepareTools();
    await installPackages(tools);
    const results = await runChecks(tools);
    return results.every(({ passed }) => passed) ? 0 : 1;
  });
}
