/**
 * Programs that npm does not bring: a browser for the tests, strace for `npm run chaos`, wrk for `npm run bench`. Each is
 * searched on this machine and otherwise installed, so that a command needs no set-up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run } from './processes.mjs';
import { toolsDir } from './tools.mjs';

/** A headless shell comes first: it loads a page in two thirds of the time of a whole browser. */
const BROWSERS =
  'chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome google-chrome-stable'.split(
    ' ',
  );
const BROWSER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Folder of Playwright's download. */
const DOWNLOADS = join(toolsDir, 'browsers');

/**
 * The path of a Chromium: CHROMIUM_PATH where that is set, else the first one that starts.
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const paths = [...BROWSERS.flatMap((name) => onPath(name, env)), ...BROWSER_PATHS, ...downloadedShells()];
  // One may be there and not start: Ubuntu's chromium-browser only advertises a snap, a download may lack libraries.
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/**
 * The path of a Chromium, which is downloaded or installed where there is none.
 * @param {import('./tools.mjs').Tools} tools
 * @returns {Promise<string>}
 */
export async function installBrowser({ node, env }) {
  const found = findBrowser(env);
  if (found) return found;
  console.log('Fetching a headless Chromium…');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'];
  await run(node, playwright, { env: { ...env, PLAYWRIGHT_BROWSERS_PATH: DOWNLOADS }, quiet: true });
  const installed =
    findBrowser(env) ??
    ((await aptInstall('chromium-headless-shell')) ? findBrowser(env) : undefined) ??
    ((await aptInstall('chromium')) ? findBrowser(env) : undefined);
  if (installed) return installed;
  throw new Failure('No Chromium was found and none could be installed; install one or set CHROMIUM_PATH.');
}

/**
 * Installs a program of Debian's unless it is there.
 * @param {'strace' | 'wrk'} name of the program and of its package
 * @param {NodeJS.ProcessEnv} env
 */
export async function installProgram(name, env) {
  const isThere = () => onPath(name, env).some((path) => existsSync(path));
  if (isThere()) return;
  console.log(`Installing ${name}…`);
  if (!(await aptInstall(name)) || !isThere()) {
    throw new Failure(
      `${name} was not found and could not be installed; install it (Debian: apt-get install ${name}).`,
    );
  }
}

/**
 * @param {string[]} names
 * @returns {Promise<boolean>} false where apt-get cannot be run as root, or does not have a package
 */
export async function aptInstall(...names) {
  const [first, ...rest] = process.getuid?.() === 0 ? ['env'] : ['sudo', '--non-interactive', 'env'];
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-oAcquire::Retries=3', '-oDPkg::Lock::Timeout=120'];
  try {
    await run(first, [...rest, ...apt, 'update'], { quiet: true });
    const install = ['install', '--yes', '--no-install-recommends', ...names];
    return (await run(first, [...rest, ...apt, ...install], { quiet: true })).code === 0;
  } catch {
    return false; // there is no sudo
  }
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

function downloadedShells() {
  const builds = list(DOWNLOADS).filter((path) => path.includes('headless_shell'));
  const names = ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe', 'headless_shell.exe'];
  return builds.flatMap(list).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** @param {string} folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
