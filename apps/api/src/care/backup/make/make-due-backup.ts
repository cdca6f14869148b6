import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../../core/store/schema.ts';
import { findProvenBackup, findProvenContent, updateBackup } from '../backups.repository.ts';
import { hashContent } from '../copy/content-hash.repository.ts';
import { findDueBackup, isHour } from './due-backup.ts';
import { makeBackup, type MakeBackupOptions } from './make-backup.ts';

/**
 * Makes the backup that is due: a nightly one always, an hourly one if anything has changed.
 * @returns its path; null when none is due, nothing has changed, or another server makes it
 * @throws as `makeBackup` does
 */
export async function makeDueBackup(options: Omit<MakeBackupOptions, 'slot'>): Promise<string | null> {
  const { db, backupDir, now } = options;
  const slot = await findDueBackup(db, now);
  if (slot === null) return null;
  if (isHour(slot) && !(await hasChanged(db, backupDir, now))) return null;
  return makeBackup({ ...options, slot });
}

/**
 * Whether the newest proven backup is gone, or lacks anything that the site contains. If not, records that the backup is as
 * good as one made `now`.
 */
async function hasChanged(db: Db, backupDir: string, now: string): Promise<boolean> {
  const proven = await findProvenBackup(db, now);
  if (proven === null || !existsSync(join(backupDir, proven.fileName))) return true;
  // When the database is unreadable, the backup fails too, records the reason, and is not attempted again each minute.
  const content = await hashContent(db).catch(() => null);
  if (content === null || content !== (await findProvenContent(db, now))) return true;
  await updateBackup(db, proven.id, { unchanged_at: now });
  return false;
}
