import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestFolder } from '../testing/test-folder.ts';
import { createPictureStore } from './picture-store.ts';

function openStore(dir: string, limits: { maxDiskBytes?: number; maxMemoryBytes?: number } = {}) {
  const failures: unknown[] = [];
  const store = createPictureStore({
    dir,
    maxDiskBytes: 1000,
    maxMemoryBytes: 1000,
    ...limits,
    onDiskFailure: (error) => failures.push(error),
  });
  let drawn = 0;
  return {
    failures,
    drawnTimes: () => drawn,
    take: (key: string, sizeBytes = 10) =>
      store.take(key, async () => {
        drawn += 1;
        return Buffer.alloc(sizeBytes, key);
      }),
  };
}

test('all who ask at once share one drawing, and so do those who ask later', async () => {
  const { take, drawnTimes } = openStore(await openTestFolder());
  const [first, second] = await Promise.all([take('a.png'), take('a.png')]);
  expect([first.equals(second), (await take('a.png')).equals(first), drawnTimes()]).toEqual([true, true, 1]);
});

test('a picture outlives the process on disk', async () => {
  const dir = await openTestFolder();
  const before = openStore(dir);
  const picture = await before.take('a.png');
  const after = openStore(dir);
  expect((await after.take('a.png')).equals(picture)).toBe(true);
  expect(after.drawnTimes()).toBe(0);
  expect(await readdir(dir)).toEqual(['a.png']);
});

test('a failed drawing is not remembered', async () => {
  const dir = await openTestFolder();
  const store = createPictureStore({ dir, maxDiskBytes: 9, maxMemoryBytes: 9, onDiskFailure: () => undefined });
  await expect(store.take('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await store.take('a', async () => Buffer.from('ink'))).toString()).toBe('ink');
});

test('memory holds no more than it may: the least recently used is forgotten', async () => {
  const { take, drawnTimes, failures } = openStore('/dev/null/nowhere', { maxMemoryBytes: 25 });
  await take('a');
  await take('b');
  await take('a');
  await take('c'); // b is forgotten
  await take('a');
  expect(drawnTimes()).toBe(3);
  await take('b');
  expect(drawnTimes()).toBe(4);
  // The disk could not be used at all; every picture came nevertheless.
  expect(failures).toHaveLength(4);
});

test('the disk holds no more than it may, whatever lay there before', async () => {
  const dir = await openTestFolder();
  await writeFile(join(dir, 'left-behind.draft'), Buffer.alloc(60));
  const { take } = openStore(dir, { maxDiskBytes: 100 });
  for (let at = 0; at < 12; at += 1) await take(`${at}.png`, 10);
  const left = await readdir(dir);
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left).toContain('11.png');
  expect(left).not.toContain('left-behind.draft');
});
