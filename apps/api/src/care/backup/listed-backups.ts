import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LISTED_BACKUPS_MAX, type BackupOccasion, type ListedBackup } from '@tideline/domain/site/backup';
import type { Db } from '../../core/store/schema.ts';
import { readBackupName } from './backup-layout.ts';
import { listNewestBackups } from './backups.repository.ts';

/** The newest backups, with the acts that are possible on those in `dir`. */
export async function findListedBackups(db: Db, dir: string, now: string): Promise<ListedBackup[]> {
  const backups = await listNewestBackups(db, LISTED_BACKUPS_MAX, now);
  return backups.map(({ slot, ...backup }) => {
    const path = join(dir, backup.fileName);
    const isHere = backup.provenAt !== null && existsSync(path);
    return Object.assign(backup, {
      occasion: occasionOf(slot),
      isDownloadable: isHere && isPacked(backup.fileName),
      restoreCommand: isHere ? `npm run restore -- ${path} --replace` : null,
    });
  });
}

/** Whether a name is that of a backup in one file. */
export function isPacked(fileName: string): boolean {
  return readBackupName(fileName)?.kind === 'packed';
}

function occasionOf(slot: string | null): BackupOccasion {
  if (slot === null) return 'by hand';
  return slot.includes('T') ? 'hourly' : 'nightly';
}
