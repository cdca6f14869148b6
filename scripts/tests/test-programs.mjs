/**
 * External programs that tests run: runtimes for the typed client, and a client generator for the OpenAPI document. They come
 * from npm, but are not packages of the workspace, because only these tests need them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall } from '../install-packages.mjs';
import { Failure } from '../processes.mjs';
import { aptInstall } from '../programs.mjs';
import { isMusl, toolsDir } from '../tools.mjs';

const FOLDER = join(toolsDir, 'test-programs');
const PACKAGES = [
  '@cloudflare/workerd-linux-64@1.20261117.1',
  '@deno/linux-x64-glibc@2.9.6',
  // The last version that contains the generator; later ones fetch it from elsewhere.
  '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2',
  '@oven/bun-linux-x64@1.4.5',
];
const FILES = {
  bun: '@oven/bun-linux-x64/bin/bun',
  deno: '@deno/linux-x64-glibc/deno',
  openapiGenerator: '@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
  workerd: '@cloudflare/workerd-linux-64/bin/workerd',
};
/** Debian packages that the generator and its Python clients need, and the receivers of webhooks in Python and PHP. */
const DEBIAN_PACKAGES = ['default-jre-headless', 'php-cli', 'python3-certifi', 'python3-dateutil', 'python3-urllib3'];
const PYTHON_LIBRARIES = 'import certifi, dateutil, six, urllib3';

/**
 * @param {keyof typeof FILES} name
 * @returns {string | undefined} its path; undefined if it is not installed
 */
export function findTestProgram(name) {
  const path = join(FOLDER, 'node_modules', FILES[name]);
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Python with the libraries that generated clients need; undefined if there is none.
 * @returns {string | undefined}
 */
export function findPython() {
  return ['python3', '/usr/bin/python3'].find((name) => spawnSync(name, ['-c', PYTHON_LIBRARIES]).status === 0);
}

/**
 * Installs the programs if they are missing.
 * @throws Failure if they cannot run here or cannot be installed
 */
export async function installTestPrograms() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || isMusl()) {
    throw new Failure('The tests with Bun, Deno, workerd, PHP and a Python client need Linux on x64 with glibc.');
  }
  await npmInstall(FOLDER, PACKAGES, 'Bun, Deno, workerd and a generator of clients for tests');
  if (areProgramsThere()) return;
  console.log('Installing Java, PHP and Python libraries for tests…');
  if ((await aptInstall(...DEBIAN_PACKAGES)) && areProgramsThere()) return;
  throw new Failure(
    `Java, PHP and Python libraries could not be installed; install them (Debian: apt-get install ${DEBIAN_PACKAGES.join(' ')}).`,
  );
}

function areProgramsThere() {
  const versions = [spawnSync('java', ['-version']), spawnSync('php', ['--version'])];
  return versions.every(({ status }) => status === 0) && findPython() !== undefined;
}
