import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openScratch } from '../../../core/host/scratch-folder.ts';
import { listMigrations, migrateToLatest } from '../../../core/store/migrate.ts';
import { MIGRATIONS } from '../../../core/store/migration-order.ts';
import type { Db } from '../../../core/store/schema.ts';
import { isUnused } from '../copy/copy-database.repository.ts';
import type { MakeBackupOptions } from './make-backup.ts';

/**
 * Migrates the database to the latest schema. A database in use is backed up before a change, since an older program cannot
 * open it afterwards; with 0 days of retention it is not, because the operator makes the backups.
 * @returns the path of the backup; null when none was needed
 * @throws Error when the backup fails, before anything is changed; or as `migrateToLatest` does
 */
export async function migrateSite(db: Db, options: Omit<MakeBackupOptions, 'db' | 'slot'>): Promise<string | null> {
  const made = await listMigrations(db).catch(() => []); // a new database
  const isOlder = made.length < Object.keys(MIGRATIONS).length && made.every((name) => Object.hasOwn(MIGRATIONS, name));
  if (made.length === 0 || !isOlder || options.retention.days === 0 || (await isUnused(db).catch(() => true))) {
    await migrateToLatest(db);
    return null;
  }
  const { writeBackup } = await import('./write-backup.ts'); // an ordinary start does not need this module
  const { path } = await writeBackup({ ...options, db, kind: 'nightly' }, check).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database needs an update for this version, but could not be backed up first: ${reason} Fix that, or set BACKUP_DAYS=0 to continue without a backup.`,
      { cause },
    );
  });
  try {
    await migrateToLatest(db);
  } catch (error) {
    // The migration was rolled back and will be repeated at the next start: keeping a backup per attempt would fill the
    // disk.
    await rm(path, { recursive: true, force: true });
    throw error;
  }
  return path;
}

/** Compares the unpacked backup with its hashes. It is not restored, which would need the older program. */
async function check(path: string): Promise<void> {
  const { unpackBackup } = await import('../restore/unpack-backup.ts');
  await using scratch = await openScratch(join(dirname(path), 'drill-'));
  await unpackBackup(path, scratch.path, false);
}
