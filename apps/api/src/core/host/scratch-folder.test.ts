import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openTestFolder } from '../../testing/test-folder.ts';
import { openScratch, removeAbandonedScratch } from './scratch-folder.ts';

const MODULE = fileURLToPath(new URL('scratch-folder.ts', import.meta.url));

/** A process that opens a scratch folder with a file and waits. @returns how to kill it */
async function startWork(folder: string): Promise<() => Promise<void>> {
  const program = `
    import { writeFileSync } from 'node:fs';
    import { openScratch } from ${JSON.stringify(MODULE)};
    const { path } = await openScratch(${JSON.stringify(join(folder, '.drill-'))});
    writeFileSync(path + '/copy.db', 'names and addresses');
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

test('a scratch folder stays while its process runs, and is removed once it was killed', async () => {
  const folder = await openTestFolder();
  const kill = await startWork(folder);
  await removeAbandonedScratch(folder, ['.drill-']);
  const [name] = await readdir(folder);
  expect(await readdir(join(folder, name ?? ''))).toEqual(['copy.db']);
  await kill();
  await removeAbandonedScratch(folder, ['.unfinished-', '.drill-']);
  expect(await readdir(folder)).toEqual([]);
});

test('what another machine may be using stays for a day, and files with other names for ever', async () => {
  const folder = await openTestFolder();
  const names = ['.drill-elsewhere-1-abc', '.drill-elsewhere-2-abc', 'letters'];
  for (const name of names) await mkdir(join(folder, name));
  await writeFile(join(folder, '.drill-noted'), '');
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const name of ['.drill-elsewhere-2-abc', 'letters']) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  await removeAbandonedScratch(folder, ['.drill-']);
  expect((await readdir(folder)).toSorted()).toEqual(['.drill-elsewhere-1-abc', '.drill-noted', 'letters']);
});

test('a scratch folder of this process is removed when its work ends', async () => {
  const folder = await openTestFolder();
  {
    await using scratch = await openScratch(join(folder, '.drill-'));
    await writeFile(join(scratch.path, 'copy.db'), '');
    await removeAbandonedScratch(folder, ['.drill-']);
    expect(await readdir(scratch.path)).toEqual(['copy.db']);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a missing folder is no error', async () => {
  await expect(removeAbandonedScratch('/dev/null/none', ['.drill-'])).rejects.toThrow('ENOTDIR');
  const folder = join(await openTestFolder(), 'none');
  await expect(removeAbandonedScratch(folder, ['.drill-'])).resolves.toBeUndefined();
});
