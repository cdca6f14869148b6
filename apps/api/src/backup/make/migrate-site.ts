import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrateToLatest } from '../../store/migrate.ts';
import { MIGRATIONS } from '../../store/migration-order.ts';
import type { Db } from '../../store/schema.ts';
import { isUnused, listMigrations } from '../copy/copy-tables.repository.ts';
import type { MakeBackupOptions } from './make-backup.ts';

/**
 * Brings the database to the newest schema. When that changes one that is in use, a backup of it as it is comes first: an
 * older program cannot open it afterwards. Whoever looks after backups by hand (0 days) is left to it.
 * @returns the backup's file; null when none was needed
 * @throws Error when it cannot be backed up, and nothing is changed then; or as `migrateToLatest` does
 */
export async function migrateSite(db: Db, options: Omit<MakeBackupOptions, 'db' | 'slot'>) {
  const made = await listMigrations(db).catch(() => []); // a new database
  const isOlder = made.length < Object.keys(MIGRATIONS).length && made.every((name) => Object.hasOwn(MIGRATIONS, name));
  if (made.length === 0 || !isOlder || options.retention.days === 0 || (await isUnused(db).catch(() => true))) {
    await migrateToLatest(db);
    return null;
  }
  const { writeBackup } = await import('./write-backup.ts'); // only once for each version: a start does without
  const file = await writeBackup({ ...options, db }, prove).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The database is to be changed for this version, and could not be backed up before: ${reason} Mend that, or set BACKUP_DAYS=0 to go without.`,
      { cause },
    );
  });
  try {
    await migrateToLatest(db);
  } catch (error) {
    // It was taken back, and the next start tries again: one file for each would fill the disk.
    await rm(file, { force: true });
    throw error;
  }
  return file;
}

/** As far as that goes before the migration: everything in it can be read and is what was saved. */
async function prove(packed: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(packed), 'drill-'));
  const { unpackBackup } = await import('../restore/read-backup.ts');
  await unpackBackup(packed, folder);
}
