import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestFolder } from '../../testing/test-folder.ts';
import { createPictureCache } from './picture-cache.ts';

function openCache(dir: string, limits: { maxDiskBytes?: number; maxMemoryBytes?: number } = {}) {
  const failures: unknown[] = [];
  const cache = createPictureCache({
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
      cache.findOrDraw(key, async () => {
        drawn += 1;
        return Buffer.alloc(sizeBytes, key);
      }),
  };
}

test('concurrent and later callers share one drawing', async () => {
  const { take, drawnTimes } = openCache(await openTestFolder());
  const [first, second] = await Promise.all([take('a.png'), take('a.png')]);
  expect([first.equals(second), (await take('a.png')).equals(first), drawnTimes()]).toEqual([true, true, 1]);
});

test('a picture is found on disk after a restart', async () => {
  const dir = await openTestFolder();
  const before = openCache(dir);
  const picture = await before.take('a.png');
  const after = openCache(dir);
  expect((await after.take('a.png')).equals(picture)).toBe(true);
  expect(after.drawnTimes()).toBe(0);
  expect(await readdir(dir)).toEqual(['a.png']);
});

test('a failed drawing is not cached', async () => {
  const dir = await openTestFolder();
  const cache = createPictureCache({ dir, maxDiskBytes: 9, maxMemoryBytes: 9, onDiskFailure: () => undefined });
  await expect(cache.findOrDraw('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await cache.findOrDraw('a', async () => Buffer.from('ink'))).toString()).toBe('ink');
});

test('memory is bounded: the least recently used picture is evicted', async () => {
  const { take, drawnTimes, failures } = openCache('/dev/null/nowhere', { maxMemoryBytes: 25 });
  await take('a');
  await take('b');
  await take('a');
  await take('c'); // evicts b
  await take('a');
  expect(drawnTimes()).toBe(3);
  await take('b');
  expect(drawnTimes()).toBe(4);
  // The disk could not be used at all; every picture was drawn nevertheless.
  expect(failures).toHaveLength(4);
});

test('the disk is bounded, with files from earlier', async () => {
  const dir = await openTestFolder();
  await writeFile(join(dir, 'left-behind.draft'), Buffer.alloc(60));
  const { take } = openCache(dir, { maxDiskBytes: 100 });
  for (let at = 0; at < 12; at += 1) await take(`${at}.png`, 10);
  const left = await readdir(dir);
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left).toContain('11.png');
  expect(left).not.toContain('left-behind.draft');
});
