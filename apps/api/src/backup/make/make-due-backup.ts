import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../store/schema.ts';
import { findProvenBackup, findProvenContent, updateBackup } from '../backups.repository.ts';
import { hashContent } from '../copy/content-hash.repository.ts';
import { findDueBackup, isHour } from './due-backup.ts';
import { makeBackup, type MakeBackupOptions } from './make-backup.ts';

/**
 * Makes the backup of the night or hour that is due: of a night always, of an hour if anything has changed.
 * @returns the file's path; null when none is due, nothing has changed, or another server makes it
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
 * Whether the site holds anything that the newest proven backup does not have, or that one is no longer there. When it
 * does not, that is noted: the backup is as good as one made `now`.
 */
async function hasChanged(db: Db, backupDir: string, now: string): Promise<boolean> {
  const proven = await findProvenBackup(db, now);
  if (proven === null) return true;
  const files = [proven.fileName, ...(proven.baseName === null ? [] : [proven.baseName])];
  if (!files.every((name) => existsSync(join(backupDir, name)))) return true;
  // What keeps it from being read keeps it from being backed up, too: that is noted there, and not tried each minute.
  const content = await hashContent(db).catch(() => null);
  if (content === null || content !== (await findProvenContent(db, now))) return true;
  await updateBackup(db, proven.id, { unchanged_at: now });
  return false;
}
