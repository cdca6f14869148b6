/**
 * `npm test`, `.ci/run`, `npm run test:all`, `npm run chaos`, `npm run soak`. A part that fails does not hide the others;
 * the closing line counts the tests of all of them.
 */
import { join } from 'node:path';
import { build, pageSizes } from '../build.mjs';
import { runChecks } from '../check.mjs';
import { Failure, root, run } from '../processes.mjs';
import { installBrowser, installProgram } from '../programs.mjs';
import { installTestPrograms } from './test-programs.mjs';
import { countPlaywright, countVitest, ONE_FAILED, ONE_PASSED, runAndCount, sum, toLine } from './test-counts.mjs';
import { withoutNodeEnv } from '../install-packages.mjs';

/** @typedef {import('../tools.mjs').Tools} Tools */
/** @typedef {import('./test-counts.mjs').Counts} Counts */

/** Tests that `npm run soak` runs at a larger size (soakSize in apps/api/src/testing/server/soak-size.ts). */
const SOAK = [
  'killed',
  'power-cuts',
  'failing-disk',
  'outages',
  'overload',
  'storms',
  'router.test',
  'stale-responses',
];

/**
 * Filters that leave tests out: on two processors `npm test` takes less than ten minutes, and `.ci/run` less than twenty.
 * vitest.config.ts describes the tags.
 * @satisfies {Record<string, Record<'vitest' | 'playwright' | 'chaos', string[]>>}
 */
const EXTENTS = {
  short: { vitest: ['--tags-filter=!long && !postgres'], playwright: ['--grep=@journey'], chaos: [] },
  ci: { vitest: ['--tags-filter=!long'], playwright: ['--grep=@journey'], chaos: ['--grep-invert=@long'] },
  all: { vitest: [], playwright: [], chaos: [] },
};

/** @typedef {keyof typeof EXTENTS} Extent */

const UNIT_TESTS = ['--project=!chaos*', '--project=!clients*'];

/**
 * Every check, the build, and the unit, integration and browser tests.
 * @param {Tools} tools
 * @param {Extent} extent
 */
export async function runTests(tools, extent) {
  const { vitest, playwright } = EXTENTS[extent];
  const results = await runChecks(tools);
  const checks = sum(results.map(({ passed }) => (passed ? ONE_PASSED : ONE_FAILED)));
  const built = await attempt(async () => {
    await build(tools);
    console.log(pageSizes());
    return ONE_PASSED;
  });
  return {
    checks,
    build: built,
    'unit and integration tests': await runVitest(tools, 'vitest', ...UNIT_TESTS, ...vitest),
    'browser tests': built.failed > 0 ? ONE_FAILED : await runPlaywright(tools, 'playwright', 'site', playwright),
  };
}

/**
 * The tests that are slow by nature: crashes, power cuts, outages, hundreds of hostile texts in every field.
 * @param {Tools} tools
 * @param {Extent} extent
 */
export async function runChaos(tools, extent) {
  const { vitest, chaos } = EXTENTS[extent];
  // The tests that record disk writes fail without strace.
  if (process.platform === 'linux') await attempt(() => installProgram('strace', tools.env));
  const servers = await runVitest(tools, 'chaos', '--project=chaos*', ...vitest);
  const browser = attempt(async () => {
    await build(tools);
    return runPlaywright(tools, 'chaos-browser', 'chaos', chaos);
  });
  return { 'crash and outage tests': servers, 'browser tests': await browser };
}

/**
 * Installs and tests the API's clients in Java, Python, Bun, Deno and workerd, and receivers of webhooks in Python and PHP;
 * `npm test` leaves them out.
 * @param {Tools} tools
 */
async function runClients(tools) {
  const clients = await attempt(async () => {
    await installTestPrograms();
    return runVitest(tools, 'clients', '--project=clients*');
  });
  return { 'clients in other languages': clients };
}

/**
 * `npm test`, the clients and the chaos tests.
 * @param {Tools} tools
 * @param {Extent} extent
 */
export function runAll(tools, extent) {
  return countParts(
    () => runTests(tools, extent),
    () => runClients(tools),
    () => runChaos(tools, extent),
  );
}

/**
 * Runs the SOAK tests at a larger size, which takes most of an hour.
 * @param {Tools} tools
 * @param {string[]} files words in the names of test files
 */
export async function runSoak({ node, env }, files) {
  const options = ['--project=api', '--project=chaos*', '--testTimeout=3600000', '--hookTimeout=600000'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options, '--no-file-parallelism'];
  const all = { ...withoutNodeEnv(env), SOAK: '1' };
  return (await run(node, [...vitest, ...(files.length > 0 ? files : SOAK)], { env: all })).code;
}

/**
 * Runs groups of parts, names the tests that failed and prints what each part counted; the last line is their sum.
 * @param {(() => Promise<Record<string, Counts>>)[]} groups
 * @returns {Promise<number>} the exit code
 */
export async function countParts(...groups) {
  /** @type {[name: string, counts: Counts][]} */
  const parts = [];
  for (const group of groups) parts.push(...Object.entries(await group()));
  const names = parts.flatMap(([, counts]) => counts.names ?? []);
  if (names.length > 0) console.log(`\n${names.join('\n')}`);
  const width = Math.max(...parts.map(([name]) => name.length));
  console.log();
  for (const [name, counts] of parts) console.log(`${name.padEnd(width)}  ${toLine(counts)}`);
  const total = sum(parts.map(([, counts]) => counts));
  console.log(toLine(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * @param {Tools} tools
 * @param {string} name of the report
 * @param {string[]} selection
 */
function runVitest({ node, env }, name, ...selection) {
  return runAndCount(name, countVitest, (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // Without a higher threshold, every test that waits on a busy machine gets a line.
    const options = [...selection, '--slowTestThreshold=10000', ...reporters];
    return run(node, ['node_modules/vitest/vitest.mjs', 'run', ...options], { env: withoutNodeEnv(env) });
  });
}

/**
 * @param {Tools} tools
 * @param {string} name of the report
 * @param {'site' | 'chaos'} project see apps/e2e/playwright.config.ts
 * @param {string[]} selection
 */
function runPlaywright(tools, name, project, selection = []) {
  return attempt(async () => {
    const browser = await installBrowser(tools);
    return runAndCount(name, countPlaywright, (report) => {
      const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', `--project=${project}`];
      return run(tools.node, [...playwright, ...selection, '--reporter=list,json'], {
        cwd: join(root, 'apps/e2e'),
        endsBy: 'SIGINT', // at SIGTERM Playwright leaves the servers running that it started
        env: { ...withoutNodeEnv(tools.env), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
    });
  });
}

/**
 * Runs a part; if it cannot run, it counts as one failed test.
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error([error.details, error.message].filter(Boolean).join('\n'));
    return ONE_FAILED;
  }
}
