/**
 * `npm run check`: all checks that do not run the program. The checks run concurrently; the output of those that failed follows
 * at the end.
 */
import { cpus } from 'node:os';
import { checkBoundaries } from './check-boundaries.mjs';
import { checkCodeNames } from './check-code-names.mjs';
import { checkSubjects, readSubjects } from './check-commits.mjs';
import { checkDocs } from './check-docs.mjs';
import { checkLibraries } from './check-libraries.mjs';
import { checkSizes } from './check-sizes.mjs';
import { checkWords } from './check-words.mjs';
import { run } from './processes.mjs';
import { readSources } from './sources/read-sources.mjs';

/** @typedef {{ name: string, passed: boolean, output: string }} Result */

/** Known violations that are being removed, by the beginning of their sentence. Do not add any. */
const ALLOWED = ['apps/api/src/router.test.ts:', 'apps/e2e/interaction/toast.spec.ts:'];

const oxlint = ['node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives-severity=error'];

/** Node programs; slow ones first, so that quick ones fill the gaps. */
/** @type {{ name: string, args: string[], settings?: NodeJS.ProcessEnv }[]} */
const PROGRAMS = [
  {
    name: 'types, lint',
    args: [...oxlint, '--type-aware', '--type-check'],
    settings: { GOGC: 'off', GOMEMLIMIT: '3GiB' }, // for a short Go program, whose garbage collection takes a third of the time
  },
  { name: 'OpenAPI document', args: ['apps/api/src/doors/reference/openapi/check-openapi.ts'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];

/** @type {Record<string, (sources: Map<string, string>) => string[]>} each returns a sentence for each violation */
const RULES = {
  boundaries: checkBoundaries,
  sizes: checkSizes,
  libraries: checkLibraries,
  documents: checkDocs,
  'names in documents': checkCodeNames,
  words: checkWords,
  commits: () => checkSubjects(readSubjects()),
};

/**
 * @param {import('./tools.mjs').Tools} tools
 * @returns {Promise<Result[]>} one for each part
 */
export async function runChecks({ node, env }) {
  console.log('Checks…');
  const sources = readSources();
  const results = Object.entries(RULES).map(([name, rule]) => {
    const problems = rule(sources).filter((problem) => !ALLOWED.some((start) => problem.startsWith(start)));
    return report({ name, passed: problems.length === 0, output: problems.join('\n') });
  });

  const waiting = [...PROGRAMS];
  async function worker() {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
      const { name, args, settings } = program;
      const { code, output } = await run(node, args, { env: { ...env, ...settings }, quiet: true });
      results.push(report({ name, passed: code === 0, output }));
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));

  for (const { name, passed, output } of results) {
    if (!passed) console.error(`\n--- ${name}\n${output.trimEnd()}`);
  }
  return results;
}

/** @param {Result} result */
function report(result) {
  console.log(`${result.passed ? '✓' : '✗'} ${result.name}`);
  return result;
}
