import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAMAGED_DATABASE } from '@tideline/domain/site/backup';
import { COMMAND, PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { findOutage } from '../../../core/host/outage.ts';
import { openScratch } from '../../../core/host/scratch-folder.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { BackupKind } from '../backup-layout.ts';
import { claimBackup, updateBackup } from '../backups.repository.ts';
import { compareProofs, proveTables } from '../copy/table-proofs.repository.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { isHour, retryBefore, type Slot } from './due-backup.ts';
import { removeOldBackups, removeScratch } from './remove-old-backups.ts';
import type { Retention } from './retention.ts';
import { RESTORE_ADVICE, writeBackup, type BackupOptions, type WrittenBackup } from './write-backup.ts';

export type MakeBackupOptions = Omit<BackupOptions, 'kind'> & {
  retention: Retention;
  /** The night or hour it is due for; null when requested manually. */
  slot: Slot | null;
};

/**
 * Removes old backups, writes a new one, proves it by restoring it into a scratch folder and comparing every row, and
 * records the result. A backup that fails the proof is removed, and another one is attempted soon.
 * @returns the path of the backup; null when another server makes the one that is due
 * @throws any failure, after recording it; also when an old backup could not be removed, which is not recorded
 */
export async function makeBackup(options: MakeBackupOptions): Promise<string | null> {
  const { db, now, slot } = options;
  const id = randomUUID();
  const kind = slot === null ? 'packed' : isHour(slot) ? 'hourly' : 'nightly';
  if (!(await claimBackup(db, { id, slot, retryBefore: retryBefore(slot, now) }, now))) return null;
  let path: string | null = null;
  try {
    await removeScratch(options);
    // Also before the backup, since the last one may have failed for lack of space. Errors are reported afterwards.
    await removeOldBackups(options).catch(() => undefined);
    const written = await writeBackup({ ...options, kind }, (unnamed) => proveBackup(unnamed, options, kind));
    path = written.path;
    await recordBackup(id, written, options);
  } catch (error) {
    if (path !== null) await rm(path, { recursive: true, force: true });
    await updateBackup(db, id, { problem: toProblem(error) });
    throw error;
  }
  await removeOldBackups(options);
  return path;
}

/** Why a backup failed, for staff. */
function toProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith(DAMAGED_DATABASE) || findOutage(error)?.kind !== 'database damaged') return message;
  return `${DAMAGED_DATABASE}: ${message}. ${RESTORE_ADVICE}`;
}

async function recordBackup(
  id: string,
  { path, bytes, rowCount, contentHash }: WrittenBackup,
  { db, now, slot }: MakeBackupOptions,
): Promise<void> {
  const file = basename(path);
  await db.transaction().execute(async (trx) => {
    await updateBackup(trx, id, {
      file_name: file,
      bytes,
      row_count: rowCount,
      content_hash: contentHash,
      proven_at: now,
    });
    if (isHour(slot)) return; // 24 entries a day would hide the acts of people
    const act = { action: 'backup.make', objectId: id, detail: { file, rowCount } } as const;
    await recordAction(trx, slot === null ? COMMAND : PROGRAM, act, now);
  });
}

/**
 * The proof: restores a backup into a scratch folder, as on a new machine, and compares every row with the manifest. The
 * pictures of a scheduled backup were compared with their hashes when they were mirrored.
 * @throws Error with a sentence when the backup differs from what was saved
 */
async function proveBackup(path: string, { backupDir, now }: MakeBackupOptions, kind: BackupKind): Promise<void> {
  await using scratch = await openScratch(join(backupDir, '.drill-'));
  const databaseUrl = `file:${join(scratch.path, 'tideline.db')}`;
  const { manifest, lostPictures } = await restoreBackup({
    path,
    databaseUrl,
    mediaDir: join(scratch.path, 'media'),
    replaces: false,
    now,
    withPictures: kind === 'packed',
  });
  await using db = openDatabase(databaseUrl);
  const different = [...compareProofs(manifest.tables, await proveTables(db)), ...lostPictures];
  if (different.length > 0) throw new Error(`The restored ${different.join(', ')} differs from what was saved.`);
}
