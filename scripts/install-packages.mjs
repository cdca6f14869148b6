/** Installs packages. A stamp file records each finished installation; the next command then skips it and needs no network. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure, root, run } from './processes.mjs';

/** @typedef {import('./tools.mjs').Tools} Tools */

export const NODE_VERSION = '24.21.0';
export const PNPM_VERSION = '12.21.0';

/** How npm and pnpm report that the registry cannot be reached. */
const OFFLINE = /\b(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|error sending request)\b/;

/**
 * Installs npm packages into a folder of their own, unless its stamp file names the same ones.
 * @param {string} dir emptied first
 * @param {string[]} packages with their versions
 * @param {string} title what is fetched, for the message
 * @param {() => void} [finish]
 */
export async function npmInstall(dir, packages, title, finish = () => {}) {
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  // By default npm waits over a minute before it reports that there is no network.
  flags.push('--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000');
  await stamped(join(dir, 'stamp'), [...packages, ...flags].join('\n'), async () => {
    console.log(`Fetching ${title} into .tools…`);
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    // The npm that runs this command, if any; else the npm on PATH.
    const script = process.env.npm_execpath ?? '';
    const isScript = basename(script) === 'npm-cli.js';
    const args = [...(isScript ? [script] : []), 'install', '--prefix', dir, ...flags, ...packages];
    const { code, output } = await run(isScript ? process.execPath : 'npm', args, {
      env: withoutNodeEnv(process.env),
      quiet: true,
    });
    if (code !== 0) throw fetchFailure(`Could not fetch ${title}`, output);
    finish();
  });
}

/**
 * Installs the workspace's packages exactly as the lockfile lists them.
 * @param {Tools} tools
 */
export async function installPackages({ env }) {
  const args = ['install', '--frozen-lockfile'];
  args.push('--prod=false'); // also under NODE_ENV=production: the build needs the development packages
  // Without this option pnpm asks the registry for the age of every package, which takes most of the time. The lockfile has the
  // hashes, and `pnpm add` still checks the age of a new package.
  args.push('--trust-lockfile');
  args.push('--config.confirm-modules-purge=false'); // without it pnpm asks a question, even without a terminal
  args.push('--config.fetch-retry-mintimeout=1000', '--config.fetch-retry-maxtimeout=5000');
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  const system = `node ${NODE_VERSION} pnpm ${PNPM_VERSION} ${process.platform}-${process.arch}`;
  await stamped(join(root, 'node_modules/.stamp'), [hash.digest('hex'), system, ...args].join('\n'), async () => {
    console.log('Installing packages…');
    const { code, output } = await run('pnpm', args, { env: withoutNodeEnv(env), quiet: true });
    if (code !== 0) throw fetchFailure('Could not install the packages', output);
  });
}

/**
 * Removes the NODE_ENV that the caller chose for the server: set-up, builds and tests must not depend on it.
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutNodeEnv(env) {
  return { ...env, NODE_ENV: undefined };
}

/**
 * Does `work` and records `state` in the stamp file, unless the file already contains this `state`.
 * @param {string} file
 * @param {string} state
 * @param {() => Promise<void>} work
 */
async function stamped(file, state, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === state) return;
  rmSync(file, { force: true });
  await work();
  writeFileSync(file, state);
}

/**
 * @param {string} what
 * @param {string} output
 */
function fetchFailure(what, output) {
  if (OFFLINE.test(output)) {
    return new Failure(`${what}: the npm registry cannot be reached; is this machine online?`);
  }
  return new Failure(`${what}; the reason is above.`, output);
}
