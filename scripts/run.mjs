/**
 * The door to every command: `npm start`, `npm test`, `pnpm dev` … It runs on any Node from 18 on and needs nothing
 * installed: it fetches the Node and pnpm of this repository, installs the packages, and only then does what was asked.
 *
 *   start            build what has changed, then serve the site
 *   build            build what has changed
 *   dev              serve the site from its sources, with hot reload
 *   test             run every check and test, and count them
 *   chaos            the tests that take long by their nature, and count them
 *   soak [FILE …]    the same tests with more of everything, and those that take long
 *   bench [--quick]  measure the server beside a bare Fastify
 *   bench:pages …    measure every public page with Lighthouse
 *   bench:editor …   measure typing into the longest post
 *   admin …          the staff accounts and the sample data, from the command line
 *   backup           one file with the whole site
 *   restore FILE     puts a backup in the site's place
 *   db:copy TARGET   moves a site from SQLite to PostgreSQL
 *                    These four take --env-file=FILE: the settings of a server that gets its own from a file.
 *   node FILE …      run a file of this workspace with its Node
 *   anything else    goes to pnpm as it is, such as `add` or `install`
 */
import { fetchAutocannon } from './bench/autocannon.mjs';
import { fetchLighthouse } from './bench/lighthouse.mjs';
import { ensureBuilt } from './build.mjs';
import { BUILT_SERVER } from './built-server.mjs';
import { runChaos } from './chaos.mjs';
import { run, runScript } from './processes.mjs';
import { runSoak } from './soak.mjs';
import { runTests } from './test.mjs';
import { printClosingLine } from './test-counts.mjs';
import { installPackages, prepareTools } from './tools.mjs';

const stopWithParent = ['--import', new URL('stop-with-parent.mjs', import.meta.url).href];
const server = 'apps/api/src/main.ts';

/** @typedef {import('./tools.mjs').Tools} Tools */

/** @type {Record<string, (tools: Tools, args: string[]) => Promise<number>>} each gives its exit code */
const commands = {
  async start(tools, args) {
    await ensureBuilt(tools);
    const { NODE_ENV, SAMPLE_DATA } = process.env;
    return runNode(tools, [...stopWithParent, ...BUILT_SERVER, ...args], {
      NODE_ENV: NODE_ENV || 'production',
      // The first look shows a living site; who asks for production by name gets an empty one.
      SAMPLE_DATA: SAMPLE_DATA || (NODE_ENV === 'production' ? undefined : '1'),
    });
  },

  async build(tools) {
    await ensureBuilt(tools);
    return 0;
  },

  dev(tools, args) {
    // Node restarts the server when its own sources change; Vite, inside the server, looks after the pages'. Folders are
    // named, since a plain --watch also restarts on the temporary copy that Vite makes of its configuration, for ever.
    const watch = ['--watch-path=apps/api/src', '--watch-path=packages/domain/src', '--watch-preserve-output'];
    return runNode(tools, [...stopWithParent, ...watch, server, ...args], {
      NODE_ENV: 'development',
      SAMPLE_DATA: process.env.SAMPLE_DATA || '1',
    });
  },

  test: (tools) => runTests(tools),
  chaos: (tools) => runChaos(tools),
  soak: (tools, args) => runSoak(tools, args),
  async bench(tools, args) {
    await ensureBuilt(tools);
    await fetchAutocannon();
    return runNode(tools, ['scripts/bench/server.mjs', ...args]);
  },

  async 'bench:pages'(tools, args) {
    await ensureBuilt(tools);
    await fetchLighthouse();
    return runNode(tools, ['scripts/bench/pages.mjs', ...args]);
  },

  async 'bench:editor'(tools, args) {
    await ensureBuilt(tools);
    return runNode(tools, ['scripts/bench/editor.mjs', ...args]);
  },

  admin: (tools, args) => runOnSite(tools, 'admin', args),
  backup: (tools, args) => runOnSite(tools, 'backup', args),
  restore: (tools, args) => runOnSite(tools, 'restore', args),
  'db:copy': (tools, args) => runOnSite(tools, 'copy-database', args),
  node: (tools, args) => runNode(tools, args),
};

const [name = 'help', ...args] = process.argv.slice(2);
const wentWell = await runScript(async () => {
  const tools = await prepareTools();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return (await run('pnpm', [name, ...args], { env: tools.env })).code;
  await installPackages(tools);
  return command(tools, args);
});
// A set-up that failed is a test that failed: nobody may take its silence for success.
if (!wentWell && (name === 'test' || name === 'chaos')) printClosingLine(name, { passed: 0, failed: 1, skipped: 0 });

/**
 * A program that works on the site's database; the settings may be in a file, which Node itself reads.
 * @param {Tools} tools
 * @param {string} program
 * @param {string[]} args
 */
function runOnSite(tools, program, args) {
  const files = args.filter((arg) => arg.startsWith('--env-file='));
  const others = args.filter((arg) => !files.includes(arg));
  return runNode(tools, [...files, `apps/api/src/commands/${program}.ts`, ...others]);
}

/**
 * @param {Tools} tools
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function runNode({ node, env }, args, settings = {}) {
  const { code } = await run(node, args, { env: { ...env, ...settings } });
  return code;
}
