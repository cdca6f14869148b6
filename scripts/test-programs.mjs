/**
 * Programs of others that tests run: runtimes for the typed client, and a generator of clients for the OpenAPI document.
 * npm has them ready-made, but only tests need them, so they are no packages of the workspace.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall } from './install-packages.mjs';
import { isMusl, toolsDir } from './tools.mjs';

const FOLDER = join(toolsDir, 'test-programs');
const PACKAGES = [
  '@cloudflare/workerd-linux-64@1.20261117.1',
  '@deno/linux-x64-glibc@2.9.6',
  '@oven/bun-linux-x64@1.4.5',
];
const FILES = {
  bun: '@oven/bun-linux-x64/bin/bun',
  deno: '@deno/linux-x64-glibc/deno',
  workerd: '@cloudflare/workerd-linux-64/bin/workerd',
};

/** @typedef {keyof typeof FILES} TestProgram */

/**
 * @param {TestProgram} name
 * @returns {string | undefined} its path; undefined where it was not installed
 */
export function findTestProgram(name) {
  const path = join(FOLDER, 'node_modules', FILES[name]);
  return existsSync(path) ? path : undefined;
}

/** Fetches the programs unless they are there. */
export async function installTestPrograms() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || isMusl()) {
    console.log('Skipped here: tests of the typed client in Bun, Deno and workerd. They need Linux on x64 with glibc.');
    return;
  }
  await npmInstall(FOLDER, PACKAGES, 'Bun, Deno and workerd for tests');
}
