/**
 * Programs that npm does not provide: a browser for the tests, strace for `npm run chaos`, wrk for `npm run bench`. A program
 * that is not on this machine is installed, so that commands need no set-up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run } from './processes.mjs';
import { toolsDir } from './tools.mjs';

/** Headless shells come first, since they load a page in two thirds of the time of a full browser. */
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

/** The folder for browsers that Playwright downloads. */
const DOWNLOADS = join(toolsDir, 'browsers');

/**
 * The path of a Chromium: CHROMIUM_PATH if it is set, else the first Chromium that starts. Undefined if there is none.
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const paths = [...BROWSERS.flatMap((name) => onPath(name, env)), ...BROWSER_PATHS, ...downloadedShells()];
  // A file may exist and not start: Ubuntu's chromium-browser only advertises a snap, and a download may lack libraries.
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/**
 * The path of a Chromium; downloads or installs one if there is none.
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
 * Installs a program from a Debian package, unless it is on PATH.
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
 * @returns {Promise<boolean>} false if apt-get cannot run as root, or does not have a package
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
