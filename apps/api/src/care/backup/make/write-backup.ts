import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as tar from 'tar';
import { DAMAGED_DATABASE } from '@tideline/domain/site/backup';
import type { FreeBytesOf } from '../../../core/host/free-disk.ts';
import { makeDurableFolder } from '../../../core/host/durable-folder.ts';
import { openScratch } from '../../../core/host/scratch-folder.ts';
import { syncToDisk } from '../../../core/host/sync-to-disk.ts';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import {
  BACKUP_FORMAT,
  backupName,
  DATABASE_NAME,
  hashFile,
  MANIFEST_NAME,
  PICTURES_NAME,
  type BackupKind,
  type Manifest,
  type SavedPicture,
} from '../backup-layout.ts';
import { hashContent } from '../copy/content-hash.repository.ts';
import { copyToSqlite } from '../copy/copy-database.repository.ts';
import { deleteLeftOut, findDamage } from '../copy/sqlite-file.repository.ts';
import { listMigrations } from '../../../core/store/migrate.ts';
import { proveTables } from '../copy/table-proofs.repository.ts';
import { requireRoom } from './require-room.ts';
import { findBytesToSave, openMirror, packInto, savePictures } from './save-pictures.ts';

/** Advice about a damaged database. */
export const RESTORE_ADVICE = 'Restore the last verified backup: npm run restore -- BACKUP --replace';

export type BackupOptions = {
  db: Db;
  /** The folder of uploaded pictures; it need not exist. */
  mediaDir: string;
  /** Created when it does not exist. */
  backupDir: string;
  /** ISO 8601 in UTC. */
  now: string;
  kind: BackupKind;
  freeBytesOf?: FreeBytesOf;
};

export type WrittenBackup = {
  path: string;
  /** Size of a packed backup, or of the database in another one. */
  bytes: number;
  rowCount: number;
  /** See `hashContent`. */
  contentHash: string;
};

/**
 * Writes a backup while the site is in use: it contains everything acknowledged before the call.
 * @param check called before the backup gets its name; if it throws, the backup is discarded
 */
export async function writeBackup(
  { db, mediaDir, backupDir, now, kind, freeBytesOf }: BackupOptions,
  check: (path: string) => Promise<void> = async () => undefined,
): Promise<WrittenBackup> {
  makeDurableFolder(backupDir);
  await using scratch = await openScratch(join(backupDir, '.unfinished-'));
  const folder = join(scratch.path, 'backup');
  const target = kind === 'packed' ? packInto(folder) : await openMirror(backupDir);
  const pictureBytes = await findBytesToSave(mediaDir, target);
  const dialect = dialectOf(db);
  await requireRoom(backupDir, (await dialect.findSize(db)) + pictureBytes, freeBytesOf);

  await mkdir(folder, { mode: 0o700 });
  const pictures = new Map<string, SavedPicture>();
  const places = { mediaDir, target, unfinished: join(scratch.path, 'picture') };
  // Pictures before the database, so that none removed meanwhile is missing; and after it, for those added meanwhile.
  await savePictures(pictures, places);
  const database = join(folder, DATABASE_NAME);
  await dialect.writeSnapshot(db, database, (moment) => copyToSqlite(moment, database));
  await savePictures(pictures, places);
  const { contentHash, ...contents } = await describeDatabase(database);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: now,
    ...contents,
    database: { bytes: (await stat(database)).size, sha256: await hashFile(database) },
    pictures: [...pictures.values()],
  };
  await writeFile(join(folder, MANIFEST_NAME), JSON.stringify(manifest, null, 1), { flush: true });
  await syncToDisk(database);
  await syncToDisk(folder);

  const finished = kind === 'packed' ? await pack(folder, manifest) : folder;
  await check(finished);
  const path = join(backupDir, backupName(now, kind));
  await rename(finished, path);
  try {
    await syncToDisk(backupDir); // the name must survive a loss of power, since older backups are removed next
  } catch (error) {
    await rm(path, { recursive: true, force: true });
    throw error;
  }
  return {
    path,
    bytes: kind === 'packed' ? (await stat(path)).size : manifest.database.bytes,
    rowCount: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    contentHash,
  };
}

/** @returns the path of the packed file, which replaces the folder */
async function pack(folder: string, { pictures }: Manifest): Promise<string> {
  const file = `${folder}.tar.gz`;
  const names = [MANIFEST_NAME, DATABASE_NAME, ...pictures.map(({ name }) => `${PICTURES_NAME}/${name}`)];
  // Readable by its owner only, like the database.
  await tar.create({ gzip: { level: 1 }, file, mode: 0o600, cwd: folder, portable: true }, names);
  await syncToDisk(file);
  await rm(folder, { recursive: true }); // makes room for the drill
  return file;
}

async function describeDatabase(path: string) {
  await using copy = openDatabase(`file:${path}`);
  await deleteLeftOut(copy);
  const damage = await findDamage(copy);
  if (damage !== null) throw new Error(`${DAMAGED_DATABASE}: ${damage}. ${RESTORE_ADVICE}`);
  return {
    migrations: await listMigrations(copy),
    tables: await proveTables(copy),
    contentHash: await hashContent(copy),
  };
}
