import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Db } from '../db/schema.ts';
import { DATABASE_NAME, MEDIA_NAME, type Manifest } from './backup-file.ts';
import { compareProofs, copyTables, isUnused, proveTables, truncateTables } from './copy-tables.repository.ts';
import { unpackBackup } from './read-backup.ts';

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
};

/**
 * Checks a backup, then makes it the site's database and pictures. Nothing is touched when the backup is not sound.
 * @returns what the backup says of itself
 * @throws Error with a sentence when there is a site already, one is running, or the backup is damaged
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, databaseUrl, mediaDir } = options;
  await mkdir(dirname(mediaDir), { recursive: true });
  const scratch = await mkdtemp(join(dirname(mediaDir), '.restoring-'));
  try {
    const manifest = await unpackBackup(file, scratch);
    // In the backup's own file first: a backup that this program cannot bring up to date changes nothing.
    await prepareFile(join(scratch, DATABASE_NAME), (db) => options.prepare?.(db, manifest));
    if (databaseUrl.startsWith('file:')) await placeSqlite(options, join(scratch, DATABASE_NAME));
    else await fillPostgres(options, join(scratch, DATABASE_NAME));
    await placePictures(options, join(scratch, MEDIA_NAME));
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
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

async function placeSqlite({ databaseUrl, replaces, now }: RestoreOptions, database: string): Promise<void> {
  const target = databaseUrl.slice('file:'.length);
  if (existsSync(target)) {
    if (!replaces && !(await isUnusedAt(databaseUrl))) throw alreadyThere(target);
    refuseWhileOpen(target);
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(target + suffix)) await rename(target + suffix, `${target}${asideName(now)}${suffix}`);
    }
  }
  await mkdir(dirname(target), { recursive: true });
  await cp(database, target, { errorOnExist: true });
}

async function fillPostgres({ databaseUrl, replaces }: RestoreOptions, database: string): Promise<void> {
  const [source, target] = [openDatabase(`file:${database}`), openDatabase(databaseUrl)];
  try {
    await migrateToLatest(target);
    if (!replaces && !(await isUnused(target))) throw alreadyThere('the database');
    await copyDatabase(source, target);
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

/**
 * Copies a whole site into another database, in place of what is there, and compares every row afterwards; all or
 * nothing. The target must have been migrated and be PostgreSQL.
 */
export async function copyDatabase(source: Db, target: Db): Promise<void> {
  await target.transaction().execute(async (trx) => {
    await truncateTables(trx);
    const read = await copyTables(source, trx);
    const different = compareProofs(read, await proveSame(trx, read));
    if (different.length > 0) throw new Error(`What was written of ${different.join(', ')} is not what was read.`);
  });
}

async function proveSame(db: Db, read: Awaited<ReturnType<typeof copyTables>>) {
  const found = await proveTables(db);
  return Object.fromEntries(Object.entries(found).filter(([table]) => table in read));
}

async function placePictures({ mediaDir, now }: RestoreOptions, pictures: string): Promise<void> {
  const present = await readdir(mediaDir).catch(() => []);
  if (present.length > 0) await rename(mediaDir, mediaDir + asideName(now));
  if (existsSync(pictures)) await cp(pictures, mediaDir, { recursive: true });
  else await mkdir(mediaDir, { recursive: true });
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
