import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { makeLastingFolder } from '../../host/lasting-folder.ts';
import { migrateToLatest } from '../../store/migrate.ts';
import { openDatabase } from '../../store/open-database.ts';
import type { Db } from '../../store/schema.ts';
import { DATABASE_NAME, MEDIA_NAME, type Manifest } from '../backup-file.ts';
import type { BaseBackup } from '../base-backup.ts';
import { compareProofs, copyTables, isUnused, proveTables, truncateTables } from '../copy/copy-tables.repository.ts';
import { unpackBackup } from './read-backup.ts';
import { startSwap, type Swap } from './swap.ts';
import { syncToDisk } from '../../host/sync-to-disk.ts';

export type RestoreOptions = {
  file: string;
  databaseUrl: string;
  mediaDir: string;
  /** Whether a site that is already there may be put aside (SQLite, pictures) or emptied (PostgreSQL). */
  replaces: boolean;
  /** ISO 8601 in UTC; names what is put aside. */
  now: string;
  /** Writes into the backup's database, brought up to date, before it takes the site's place; left out for a drill. */
  prepare?: (db: Db, manifest: Manifest) => Promise<void>;
  /** For a drill: the backup that this one builds on, whose pictures then stay where they are. */
  provenBase?: BaseBackup;
};

/**
 * Checks a backup, then makes it the site's database and pictures. Everything is made ready beside the site; what comes
 * last are renames, which are taken back when one of them fails: the site is the backup's, or as it was.
 * @returns what the backup says of itself
 * @throws Error with a sentence when there is a site already, one is running, or the backup is damaged
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, databaseUrl, mediaDir } = options;
  makeLastingFolder(dirname(mediaDir));
  const scratch = await mkdtemp(join(dirname(mediaDir), '.restoring-'));
  const swap = startSwap();
  try {
    const manifest = await unpackBackup(file, scratch, options.provenBase);
    const database = join(scratch, DATABASE_NAME);
    // In the backup's own file first: a backup that this program cannot bring up to date changes nothing.
    await prepareFile(database, (db) => options.prepare?.(db, manifest));
    const placeOthers = () => placePictures(swap, options, join(scratch, MEDIA_NAME));
    if (databaseUrl.startsWith('file:')) await placeSqlite(swap, options, { database, placeOthers });
    else await fillPostgres(options, { database, placeOthers });
    return manifest;
  } catch (error) {
    await swap.undo();
    throw error;
  } finally {
    // Again and again: of a backup that is damaged, what came before the damage may still be on its way to the disk.
    await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function prepareFile(path: string, prepare: (db: Db) => Promise<void> | undefined): Promise<void> {
  const db = openDatabase(`file:${path}`);
  try {
    await migrateToLatest(db);
    await prepare(db);
  } finally {
    await db.destroy();
  }
}

/** The database that comes, and what takes its place together with it. */
type Arrival = { database: string; placeOthers: () => Promise<void> };

async function placeSqlite(swap: Swap, options: RestoreOptions, { database, placeOthers }: Arrival): Promise<void> {
  const { databaseUrl, replaces, now } = options;
  const target = databaseUrl.slice('file:'.length);
  const isThere = existsSync(target);
  if (isThere) {
    if (!replaces && !(await isUnusedAt(databaseUrl))) throw alreadyThere(target);
    refuseWhileOpen(target);
  }
  makeLastingFolder(dirname(target));
  const staged = `${target}.restoring`;
  swap.made(staged);
  await bringBeside(database, staged);
  await placeOthers();
  const aside = target + asideName(now);
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(target + suffix)) await swap.move(target + suffix, aside + suffix);
  }
  if (isThere) await swap.replace(target, { aside, by: staged });
  else await swap.move(staged, target);
  await syncToDisk(dirname(target));
}

/** To the disk that it is going to stay on, whole. */
async function bringBeside(database: string, staged: string): Promise<void> {
  await rm(staged, { force: true });
  await rename(database, staged).catch(() => copyFile(database, staged)); // the pictures' disk may be another
  await syncToDisk(staged);
}

async function fillPostgres(
  { databaseUrl, replaces }: RestoreOptions,
  { database, placeOthers }: Arrival,
): Promise<void> {
  const [source, target] = [openDatabase(`file:${database}`), openDatabase(databaseUrl)];
  try {
    await migrateToLatest(target);
    if (!replaces && !(await isUnused(target))) throw alreadyThere('the database');
    await copyDatabase(source, target, placeOthers);
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

/**
 * Copies a whole site into another database, in place of what is there, and compares every row afterwards; all or
 * nothing. The target must have been migrated and be PostgreSQL.
 * @param beforeCommit what must have succeeded, too, for the copy to be kept
 */
export async function copyDatabase(
  source: Db,
  target: Db,
  beforeCommit: () => Promise<void> = async () => undefined,
): Promise<void> {
  await target.transaction().execute(async (trx) => {
    await truncateTables(trx);
    const read = await copyTables(source, trx);
    const different = compareProofs(read, await proveSame(trx, read));
    if (different.length > 0) throw new Error(`What was written of ${different.join(', ')} is not what was read.`);
    await beforeCommit();
  });
}

async function proveSame(db: Db, read: Awaited<ReturnType<typeof copyTables>>) {
  const found = await proveTables(db);
  return Object.fromEntries(Object.entries(found).filter(([table]) => table in read));
}

async function placePictures(swap: Swap, { mediaDir, now }: RestoreOptions, pictures: string): Promise<void> {
  const present = await readdir(mediaDir).catch(() => []);
  if (existsSync(pictures)) await syncWhole(pictures);
  try {
    if (present.length > 0) await swap.move(mediaDir, mediaDir + asideName(now));
    if (existsSync(pictures)) await swap.move(pictures, mediaDir);
    else await mkdir(mediaDir, { recursive: true });
  } catch (cause) {
    const message = `The pictures in ${mediaDir} could not be put aside, so nothing was restored; the folder must be one that can be renamed.`;
    throw new Error(message, { cause });
  }
  await syncToDisk(dirname(mediaDir));
}

/** A folder of files with everything in them: rows that outlive a loss of power must find their pictures. */
async function syncWhole(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await syncToDisk(join(folder, name));
  await syncToDisk(folder);
}

async function isUnusedAt(databaseUrl: string): Promise<boolean> {
  const db = openDatabase(databaseUrl);
  try {
    return await isUnused(db).catch(() => false);
  } finally {
    await db.destroy();
  }
}

/** @throws Error when another process has the file open: it would go on writing into the one that is put aside */
function refuseWhileOpen(path: string): void {
  const database = new SqliteDatabase(path, { timeout: 500 });
  try {
    database.pragma('locking_mode = exclusive');
    database.prepare('select count(*) from sqlite_master').get();
    database.exec('begin exclusive; commit');
  } catch (cause) {
    // A damaged file is what a backup is for: nobody can be writing into what is no database any more.
    if (isDamage(cause)) return;
    throw new Error(`The site is running on ${path}. Stop it first, then restore.`, { cause });
  } finally {
    database.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}

function alreadyThere(what: string): Error {
  return new Error(`There is a site in ${what} already. To put the backup in its place, add --replace.`);
}

function asideName(now: string): string {
  return `.before-${now.replaceAll(/[:.]/g, '-')}`;
}
