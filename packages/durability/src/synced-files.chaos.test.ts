import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '@tideline/api/testing/run-command';
import { createSite, placesIn } from '@tideline/api/testing/server/site-folder';
import { openTestFolder } from '@tideline/api/testing/test-folder';
import { type DiskEvent, readDiskTrace, traceCommand } from './disk-trace.ts';
import { requireStrace } from './record-disk.ts';

const PICTURES = ['a', 'b', 'c'].map((letter) => `${letter.repeat(24)}-480.avif`);

test('a backup and a restore are synced before their rename, then the directory is synced', async () => {
  requireStrace();
  const [site, fresh] = [await openSiteWithPictures(), await openTestFolder()];
  const written = await traceRun(site, 'backup', []);
  const backup = findRename(written, /^data\/backups\/[^/]+$/);
  expect(isSynced(backup.before, backup.from)).toBe(true);
  expect(backup.syncedAfter).toContain('data/backups');
  expect(isEntrySynced(written, 'data/backups')).toBe(true);

  const restored = await traceRun(fresh, 'restore', [join(site, backup.name)]);
  const media = findRename(restored, /^data\/media$/);
  const places = [media.from, ...PICTURES.map((name) => `${media.from}/${name}`)];
  expect(places.filter((path) => !isSynced(media.before, path))).toEqual([]);
  expect(media.syncedAfter).toContain('data');
  const database = findRename(restored, /^data\/tideline\.db$/);
  expect(isSynced(database.before, database.from)).toBe(true);
  expect(database.syncedAfter).toContain('data');
  expect(isEntrySynced(restored, 'data')).toBe(true);
});

test('a scheduled backup is renamed after its database, manifest and pictures are synced', async () => {
  requireStrace();
  const written = await traceRun(await openSiteWithPictures(), 'backup', ['--due']);
  const backup = findRename(written, /^data\/backups\/[^/]+$/);
  const files = ['tideline.db', 'manifest.json'].map((name) => `${backup.from}/${name}`);
  const isSyncedBefore = (at: number) => isSynced(written.slice(0, at), written[at]?.path ?? '');
  const pictures = [...written.entries()].filter(
    ([, event]) => event.kind === 'rename' && event.to.startsWith('data/backups/pictures/'),
  );
  expect(pictures.map(([at]) => isSyncedBefore(at))).toEqual(PICTURES.map(() => true));
  const places = [...files, backup.from, 'data/backups/pictures'];
  expect(places.filter((path) => !isSynced(backup.before, path))).toEqual([]);
  expect(backup.syncedAfter).toContain('data/backups');
  expect(isEntrySynced(written, 'data/backups/pictures')).toBe(true);
});

test('a backup whose directory cannot be synced is removed, since retries would fill the disk', async () => {
  requireStrace();
  const folder = await openSiteWithPictures();
  const { url, dataDir } = placesIn(folder);
  const backupDir = join(dataDir, 'backups');
  mkdirSync(backupDir);
  const traceFolder = ['strace', '-D', '-f', '-P', backupDir, '-o', join(folder, 'trace')];
  const failing = [...traceFolder, '-e', 'trace=fsync', '-e', 'inject=fsync:error=EIO'];
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, PATH: String(process.env.PATH) };
  const { code, errors } = await runCommand('backup', [], settings, failing);
  expect([code, errors]).toEqual([1, expect.stringContaining('EIO')]);
  expect(readdirSync(backupDir)).toEqual([]);
});

async function openSiteWithPictures(): Promise<string> {
  const folder = await openTestFolder();
  const { dataDir } = placesIn(folder);
  await createSite(folder, '2026-01-01T09:00:00.000Z'); // long ago, so that a scheduled backup is due
  mkdirSync(join(dataDir, 'media'));
  for (const name of PICTURES) writeFileSync(join(dataDir, 'media', name), name);
  return folder;
}

type Change = Exclude<DiskEvent, { kind: 'answer' }>;

/** What a command does to a folder that holds a site. */
async function traceRun(folder: string, name: 'backup' | 'restore', args: string[]): Promise<Change[]> {
  const trace = join(await openTestFolder(), 'trace');
  const { url, dataDir } = placesIn(folder);
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, PATH: String(process.env.PATH) };
  const { code, errors } = await runCommand(name, args, settings, traceCommand(trace));
  expect([code, errors]).toEqual([0, expect.any(String)]);
  return (await readDiskTrace(trace, folder)).filter((event) => event.kind !== 'answer');
}

/** The rename to a name: the old and the new one, and what happened before and after. */
function findRename(events: Change[], name: RegExp) {
  const at = events.findIndex((event) => event.kind === 'rename' && name.test(event.to));
  const after = events.slice(at).filter(({ kind }) => kind === 'sync');
  const event = events[at];
  return {
    from: event?.path ?? '',
    name: event?.kind === 'rename' ? event.to : '',
    before: events.slice(0, at),
    syncedAfter: after.map(({ path }) => path),
  };
}

/** Whether a file or a directory was synced after its last change. */
function isSynced(events: Change[], path: string): boolean {
  const synced = events.findLastIndex((event) => event.kind === 'sync' && event.path === path);
  const changed = events.findLastIndex((event) => {
    const named = 'to' in event ? event.to : event.path;
    return event.kind !== 'sync' && (event.path === path || named === path || named.startsWith(`${path}/`));
  });
  return synced > changed;
}

/** Whether the parent of a new directory was synced after it was created. */
function isEntrySynced(events: Change[], path: string): boolean {
  const made = events.findIndex((event) => event.kind === 'folder' && event.path === path);
  const parent = dirname(path) === '.' ? '' : dirname(path);
  return made >= 0 && events.slice(made).some((event) => event.kind === 'sync' && event.path === parent);
}
