/**
 * Runs every command of package.json; CONTRIBUTING.md describes them. Works on Node 18 or newer: fetches the Node and pnpm of
 * this repository, installs the packages, and then runs the command. Unknown commands go to pnpm.
 */
import './stop-with-parent.mjs';
import { build, pageSizes } from './build.mjs';
import { BUILT_SERVER, SERVER_ENV } from './built-server.mjs';
import { runChecks } from './check.mjs';
import { installPackages } from './install-packages.mjs';
import { run, runCommand } from './processes.mjs';
import { installBrowser, installProgram } from './programs.mjs';
import { countParts, runAll, runChaos, runSoak, runTests } from './tests/test.mjs';
import { prepareTools } from './tools.mjs';

const stopWithParent = ['--import', new URL('stop-with-parent.mjs', import.meta.url).href];

/** @typedef {import('./tools.mjs').Tools} Tools */

/** @type {Record<string, (tools: Tools, args: string[]) => Promise<number>>} each returns its exit code */
const commands = {
  async start(tools, args) {
    await build(tools);
    const { NODE_ENV, SAMPLE_DATA } = process.env;
    return runNode(tools, [...stopWithParent, ...BUILT_SERVER, ...args], {
      ...SERVER_ENV,
      NODE_ENV: NODE_ENV || 'production',
      // The first start shows a site with content, or an empty site if NODE_ENV is production.
      SAMPLE_DATA: SAMPLE_DATA || (NODE_ENV === 'production' ? undefined : '1'),
    });
  },

  async build(tools) {
    await build(tools);
    console.log(pageSizes());
    return 0;
  },

  dev(tools, args) {
    // Node restarts the server when its sources change; Vite, inside the server, reloads the pages. A plain --watch would
    // restart endlessly, because Vite makes a temporary copy of its configuration.
    const paths = [
      'apps/api/src',
      'packages/domain/src',
      'packages/artwork/src',
      'packages/brand/src',
      'packages/copy/src',
    ];
    const watch = [...paths.map((path) => `--watch-path=${path}`), '--watch-preserve-output'];
    return runNode(tools, [...stopWithParent, ...watch, 'apps/api/src/main.ts', ...args], {
      NODE_ENV: 'development',
      SAMPLE_DATA: process.env.SAMPLE_DATA || '1',
    });
  },

  async check(tools) {
    const results = await runChecks(tools);
    return results.every(({ passed }) => passed) ? 0 : 1;
  },

  test: (tools) => countParts(() => runTests(tools, 'short')),
  chaos: (tools) => countParts(() => runChaos(tools, 'all')),
  ci: (tools) => runAll(tools, 'ci'),
  'test:all': (tools) => runAll(tools, 'all'),
  soak: runSoak,

  async bench(tools, args) {
    await build(tools);
    await installProgram('wrk', tools.env);
    return runNode(tools, ['bench/src/main.ts', ...args], { CHROMIUM_PATH: await installBrowser(tools) });
  },

  admin: (tools, args) => runOnSite(tools, 'admin', args),
  backup: (tools, args) => runOnSite(tools, 'backup', args),
  restore: (tools, args) => runOnSite(tools, 'restore', args),
  'db:copy': (tools, args) => runOnSite(tools, 'copy-database', args),
  node: (tools, args) => runNode(tools, args),
};

const [name = 'help', ...args] = process.argv.slice(2);
const hasRun = await runCommand(async () => {
  const tools = await prepareTools();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return (await run('pnpm', [name, ...args], { env: tools.env })).code;
  await installPackages(tools);
  return command(tools, args);
});
// A failed set-up counts as a failed test, so that missing output does not look like success.
if (!hasRun && ['test', 'chaos', 'ci', 'test:all'].includes(name)) console.log('0 passed, 1 failed');

/**
 * Runs a command on the site's database. Node reads the settings from files given with `--env-file`.
 * @param {Tools} tools
 * @param {string} program
 * @param {string[]} args
 */
function runOnSite(tools, program, args) {
  const files = args.filter((arg) => arg.startsWith('--env-file='));
  const others = args.filter((arg) => !files.includes(arg));
  return runNode(tools, [...files, `apps/api/src/doors/commands/${program}.ts`, ...others]);
}

/**
 * @param {Tools} tools
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function runNode({ node, env }, args, settings = {}) {
  return (await run(node, args, { env: { ...env, ...settings } })).code;
}
