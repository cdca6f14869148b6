import { constants } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as tar from 'tar';
import { makeLastingFolder } from '../../host/lasting-folder.ts';
import { migrateToLatest } from '../../store/migrate.ts';
import { MIGRATIONS } from '../../store/migration-order.ts';
import { dialectOf } from '../../store/dialect/dialect-of.ts';
import { openDatabase } from '../../store/open-database.ts';
import type { Db, Trx } from '../../store/schema.ts';
import type { FreeBytesOf } from '../../host/free-disk.ts';
import { isMissingFile } from '../../host/missing-file.ts';
import {
  backupName,
  DATABASE_NAME,
  FORMATS,
  hashFile,
  MANIFEST_NAME,
  MEDIA_NAME,
  type Manifest,
  type SavedFile,
} from '../backup-file.ts';
import type { BaseBackup } from '../base-backup.ts';
import { hashContent } from '../copy/content-hash.repository.ts';
import {
  compareProofs,
  copyTables,
  deleteLeftOut,
  findDamage,
  listMigrations,
  proveTables,
  type Proofs,
} from '../copy/copy-tables.repository.ts';
import { listPictures } from './list-pictures.ts';
import { requireRoom } from './require-room.ts';
import { syncToDisk } from '../../host/sync-to-disk.ts';

export type BackupOptions = {
  db: Db;
  /** Where uploaded pictures are kept; it need not exist. */
  mediaDir: string;
  /** Where the backup goes; made when it is not there. */
  backupDir: string;
  /** ISO 8601 in UTC. */
  now: string;
  /** The backup whose pictures are left out; none, and it is a whole one. */
  base?: BaseBackup | null;
  freeBytesOf?: FreeBytesOf;
};

/** Gets a finished file before it has its name among the backups, and may refuse it; also a hash of what the site held. */
export type Prove = (packed: string, contentHash: string) => Promise<void>;

/**
 * Writes one file with the whole site, database and pictures, while the site goes on. Everything acknowledged before
 * the call is in it, or, of the pictures, in its base.
 * @returns the file's path; nothing is left behind when it throws, or `prove` does
 */
export async function writeBackup(
  { db, mediaDir, backupDir, now, base = null, freeBytesOf }: BackupOptions,
  prove: Prove = async () => undefined,
): Promise<string> {
  makeLastingFolder(backupDir);
  const { own: pictures } = await listPictures(mediaDir, base);
  const pictureBytes = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireRoom(backupDir, { databaseBytes: await dialectOf(db).findSize(db), pictureBytes }, freeBytesOf);
  const scratch = await mkdtemp(join(backupDir, '.unfinished-'));
  try {
    await mkdir(join(scratch, MEDIA_NAME));
    // Before and after the database: what is removed meanwhile is still there, and so is what is added.
    const before = await linkFiles(mediaDir, join(scratch, MEDIA_NAME), base);
    const database = join(scratch, DATABASE_NAME);
    await writeSnapshot(db, database);
    await onFile(database, deleteLeftOut);
    const after = await linkFiles(mediaDir, join(scratch, MEDIA_NAME), base);

    const { contentHash, ...contents } = await describeDatabase(database);
    const own = await describeFiles(scratch);
    const manifest: Manifest = {
      format: base === null ? FORMATS.whole : FORMATS.onBase,
      createdAt: now,
      ...contents,
      files: [...own, ...new Set([...before, ...after])],
      base: base && { name: base.name, sha256: base.sha256 },
    };
    await writeFile(join(scratch, MANIFEST_NAME), JSON.stringify(manifest, null, 1));
    const packed = join(scratch, 'packed');
    // For its owner alone: it holds what the database holds.
    await tar.create({ gzip: { level: 1 }, file: packed, mode: 0o600, cwd: scratch, portable: true }, [
      MANIFEST_NAME,
      ...own.map(({ name }) => name),
    ]);
    await syncToDisk(packed);
    // What it was made from makes room for what it is unpacked into.
    for (const name of [DATABASE_NAME, MEDIA_NAME]) await rm(join(scratch, name), { recursive: true });
    await prove(packed, contentHash);
    const file = join(backupDir, backupName(now, base?.name));
    await rename(packed, file);
    try {
      await syncToDisk(backupDir); // so that the name outlives a loss of power: older backups go next
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return file;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The database as it is at one moment, as a SQLite file: the same backup can be restored on either. */
async function writeSnapshot(db: Db, path: string): Promise<void> {
  let copied: Proofs | undefined;
  await dialectOf(db).writeSnapshot(db, path, async (source) => {
    copied = await copyToFile(source, path);
  });
  if (copied === undefined) return;
  const different = compareProofs(copied, await onFile(path, proveTables));
  if (different.length > 0) throw new Error(`The copy of ${different.join(', ')} differs from the database.`);
}

async function copyToFile(source: Trx, path: string): Promise<Proofs> {
  // As far as the database itself has come: before an update, that is not the newest.
  const made = new Set(await listMigrations(source));
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => made.has(name)));
  return onFile(path, async (copy) => {
    await migrateToLatest(copy, migrations);
    return copy.transaction().execute((target) => copyTables(source, target));
  });
}

async function onFile<Result>(path: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(`file:${path}`);
  try {
    return await act(db);
  } finally {
    await db.destroy(); // also puts what is in the write-ahead log into the file
  }
}

type Contents = Pick<Manifest, 'migrations' | 'tables'> & { contentHash: string };

function describeDatabase(path: string): Promise<Contents> {
  return onFile(path, async (db) => {
    const damage = await findDamage(db);
    if (damage !== null) throw new Error(`The database is damaged: ${damage}. Restore the last good backup.`);
    const tables = await proveTables(db);
    return { migrations: await listMigrations(db), tables, contentHash: await hashContent(db, tables) };
  });
}

async function describeFiles(scratch: string): Promise<SavedFile[]> {
  const pictures = (await readdir(join(scratch, MEDIA_NAME))).toSorted().map((name) => `${MEDIA_NAME}/${name}`);
  const files: SavedFile[] = [];
  for (const name of [DATABASE_NAME, ...pictures]) {
    const path = join(scratch, name);
    files.push({ name, bytes: (await stat(path)).size, sha256: await hashFile(path) });
  }
  return files;
}

/**
 * Gives each file of a folder a second name in another, without a copy where the disk can do that, unless it is in the
 * base.
 * @returns those that are
 */
async function linkFiles(from: string, to: string, base: BaseBackup | null): Promise<SavedFile[]> {
  const { own, inBase } = await listPictures(from, base);
  for (const { name } of own) {
    await link(join(from, name), join(to, name)).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || isMissingFile(error)) return; // had before; removed meanwhile
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
    });
  }
  return inBase;
}
