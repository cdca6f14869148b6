import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '../..');

/**
 * A project outside the workspace, with the packed client installed, and `exercise.ts`.
 * @param packed the file that a site offers; without it the client is packed
 */
export async function createOutsideProject(packed?: Buffer): Promise<{ folder: string; remove: () => void }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tideline-client-')));
  if (packed) writeFileSync(join(folder, 'tideline-api-client.tgz'), packed);
  else await run('pnpm', ['pack', '--pack-destination', folder], { cwd: packageFolder });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', type: 'module', dependencies: { '@tideline/api-client': `file:${tarball}` } }),
  );
  await run('pnpm', ['install', '--offline'], { cwd: folder });
  copyFileSync(join(import.meta.dirname, 'exercise.ts'), join(folder, 'exercise.ts'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
