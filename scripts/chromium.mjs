/**
 * Finds the browser for the tests of the whole site. Playwright's own download is not used: the system's browser is
 * enough, gets security updates, and is there already on many machines.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without a browser's own windows: a page costs a third less. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH when that is set, else the first one on PATH or in its usual place.
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...onPath(NAMES, env), ...PLACES].find(isProgram);
}

/**
 * The path of what runs the tests: a headless shell where one is installed, else a Chromium.
 * @returns {string | undefined}
 */
export function findTestBrowser(env = process.env) {
  return (env.CHROMIUM_PATH ? undefined : onPath(SHELLS, env).find(isProgram)) ?? findChromium(env);
}

/**
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
