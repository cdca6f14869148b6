import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listRolling } from '../../core/store/released/fixture-files.ts';
import { openTestFolder } from '../test-folder.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const SERVE = 'apps/api/src/testing/server/serve.ts';
/** As in scripts/install-packages.mjs; from pnpm's store as far as it has them. */
const INSTALL = [
  'install',
  '--frozen-lockfile',
  '--trust-lockfile',
  '--prefer-offline',
  '--ignore-scripts',
  '--prod=false',
];

/**
 * The server without pages, `serve.ts`, of the last release that is committed: a folder with its sources and packages. Before there is
 * one, that of this program.
 */
export async function openReleasedServer(): Promise<string> {
  for (const version of listRolling().toReversed()) {
    const commit = await findRelease(version);
    if (commit !== '') return join(await checkOut(commit), SERVE);
  }
  return join(ROOT, SERVE);
}

/** The commit that added the fixture of a version is its release. It needs no tag, which a clone may lack. */
async function findRelease(version: string): Promise<string> {
  const fixture = `apps/api/src/core/store/released/${version}/migrations.json`;
  const args = ['log', '-1', '--no-renames', '--diff-filter=A', '--format=%H', '--', fixture];
  return (await run('git', args, { cwd: ROOT })).stdout.trim();
}

async function checkOut(commit: string): Promise<string> {
  const folder = await openTestFolder();
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: ROOT });
  await run('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  await run('pnpm', INSTALL, { cwd: folder });
  return folder;
}
