import { existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDurableFolder } from '../../../core/host/durable-folder.ts';
import { openScratch } from '../../../core/host/scratch-folder.ts';
import { syncToDisk } from '../../../core/host/sync-to-disk.ts';
import { dialectFor } from '../../../core/store/dialect/dialect-of.ts';
import { migrateToLatest } from '../../../core/store/migrate.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { DATABASE_NAME, PICTURES_NAME, type Manifest } from '../backup-layout.ts';
import { copyToPostgres, isUnused } from '../copy/copy-database.repository.ts';
import { refuseWhileOpen } from './refuse-while-open.ts';
import { startSwap, type Swap } from './swap.ts';
import { unpackBackup, type Unpacked } from './unpack-backup.ts';

export type RestoreOptions = {
  /** A scheduled backup's folder or a packed one's file. */
  path: string;
  databaseUrl: string;
  mediaDir: string;
  /** Whether an existing site may be put aside (SQLite, pictures) or emptied (PostgreSQL). */
  replaces: boolean;
  /** ISO 8601 in UTC; part of the names of files put aside. */
  now: string;
  /** Changes the migrated database of the backup before it replaces the site's; not given in a proof. */
  prepare?: (db: Db, manifest: Manifest) => Promise<void>;
  /** False in the proof of a scheduled backup: its pictures stay in the mirror. */
  withPictures?: boolean;
};

/**
 * Checks a backup and replaces the site's database and pictures by it. Everything is prepared beside the site; the last
 * steps are renames, which are undone when one fails, so the site is either restored or unchanged. Damaged or missing
 * pictures are left out.
 * @throws Error with a sentence when a site exists, one is running, or the backup is damaged
 */
export async function restoreBackup(options: RestoreOptions): Promise<Unpacked> {
  const { path, databaseUrl, mediaDir, prepare, withPictures } = options;
  makeDurableFolder(dirname(mediaDir));
  await using scratch = await openScratch(join(dirname(mediaDir), '.restoring-'));
  const unpacked = await unpackBackup(path, scratch.path, withPictures);
  const database = join(scratch.path, DATABASE_NAME);
  {
    await using db = openDatabase(`file:${database}`);
    await migrateToLatest(db);
    await prepare?.(db, unpacked.manifest);
  }
  const swap = startSwap();
  const swapPictures = () => placePictures(swap, options, join(scratch.path, PICTURES_NAME));
  try {
    const target = dialectFor(databaseUrl).filePath(databaseUrl);
    if (target === null) await fillPostgres(options, database, swapPictures);
    else await placeSqlite(swap, options, { database, target }, swapPictures);
  } catch (error) {
    await swap.undo();
    throw error;
  }
  return unpacked;
}

async function placeSqlite(
  swap: Swap,
  { databaseUrl, replaces, now }: RestoreOptions,
  { database, target }: { database: string; target: string },
  swapPictures: () => Promise<void>,
): Promise<void> {
  const isThere = existsSync(target);
  if (isThere) {
    if (!replaces && !(await isUnusedAt(databaseUrl))) throw alreadyThere(target);
    refuseWhileOpen(target);
  }
  makeDurableFolder(dirname(target));
  const staged = `${target}.restoring`;
  swap.created(staged);
  await rm(staged, { force: true });
  await rename(database, staged).catch(() => copyFile(database, staged)); // the pictures may be on another disk
  await syncToDisk(staged);
  await swapPictures();
  const aside = target + asideName(now);
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(target + suffix)) await swap.move(target + suffix, aside + suffix);
  }
  if (isThere) await swap.replace(target, { aside, by: staged });
  else await swap.move(staged, target);
  await syncToDisk(dirname(target));
}

async function fillPostgres(
  { databaseUrl, replaces }: RestoreOptions,
  database: string,
  swapPictures: () => Promise<void>,
): Promise<void> {
  await using source = openDatabase(`file:${database}`);
  await using target = openDatabase(databaseUrl);
  await migrateToLatest(target);
  if (!replaces && !(await isUnused(target))) throw alreadyThere('the database');
  await copyToPostgres(source, target, swapPictures);
}

async function placePictures(swap: Swap, { mediaDir, now }: RestoreOptions, pictures: string): Promise<void> {
  for (const name of await readdir(pictures)) await syncToDisk(join(pictures, name));
  await syncToDisk(pictures);
  const present = await readdir(mediaDir).catch(() => []);
  try {
    if (present.length > 0) await swap.move(mediaDir, mediaDir + asideName(now));
    await swap.move(pictures, mediaDir);
  } catch (cause) {
    const message = `The pictures in ${mediaDir} could not be moved aside, so nothing was restored; the folder must be one that can be renamed.`;
    throw new Error(message, { cause });
  }
  await syncToDisk(dirname(mediaDir));
}

async function isUnusedAt(databaseUrl: string): Promise<boolean> {
  await using db = openDatabase(databaseUrl);
  return await isUnused(db).catch(() => false);
}

function alreadyThere(what: string): Error {
  return new Error(`There is already a site in ${what}. To replace it with the backup, add --replace.`);
}

function asideName(now: string): string {
  return `.before-${now.replaceAll(/[:.]/g, '-')}`;
}
