import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { unlessMissing } from '../../../core/host/missing-file.ts';
import { removeAbandonedScratch } from '../../../core/host/scratch-folder.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listBackups, PICTURES_NAME, readBackupName, readManifest } from '../backup-layout.ts';
import { deleteOldBackupRecords, findProvenBackup } from '../backups.repository.ts';
import { chooseBackupsToKeep, type Retention } from './retention.ts';

/**
 * Removes backups older than the retention, then pictures in the mirror that no remaining backup needs. With 0 days nothing
 * is removed.
 * @throws the reason why one could not be removed, after trying all
 */
export async function removeOldBackups({
  db,
  backupDir,
  retention: { days, weeks },
  now,
}: {
  db: Db;
  backupDir: string;
  retention: Retention;
  now: string;
}): Promise<void> {
  if (days === 0) return;
  const proven = (await findProvenBackup(db, now))?.fileName ?? null;
  const backups = await listBackups(backupDir);
  const kept = chooseBackupsToKeep(
    backups.map((path) => basename(path)),
    { days, weeks, now, proven },
  );
  const old = backups.filter((path) => !kept.has(basename(path)));
  const removals = await Promise.allSettled(old.map((path) => rm(path, { force: true, recursive: !isPacked(path) })));
  await deleteOldBackupRecords(db, earlier(now, (days + weeks * 7) * DAY_MS), now);
  for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
  await pruneMirror(backupDir);
}

/** Removes scratch copies of the site left by a killed backup or restore. */
export async function removeScratch({ backupDir, mediaDir }: { backupDir: string; mediaDir: string }): Promise<void> {
  await removeAbandonedScratch(backupDir, ['.unfinished-', '.drill-']);
  await removeAbandonedScratch(dirname(mediaDir), ['.restoring-']);
}

/** @throws when a manifest is unreadable: which pictures its backup needs is unknown, so all of them stay */
async function pruneMirror(backupDir: string): Promise<void> {
  const needed = new Set<string>();
  for (const path of await listBackups(backupDir)) {
    if (isPacked(path)) continue;
    for (const { sha256 } of (await readManifest(path)).pictures) needed.add(sha256);
  }
  await removeStale(join(backupDir, PICTURES_NAME), (name) => !needed.has(name));
}

/** Removes entries older than a day: newer files may belong to a backup in progress. */
async function removeStale(folder: string, isUnneeded: (name: string) => boolean): Promise<void> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const path of names.filter(isUnneeded).map((name) => join(folder, name))) {
    const found = await unlessMissing(stat(path)); // another server may be doing the same
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

function isPacked(path: string): boolean {
  return readBackupName(basename(path))?.kind === 'packed';
}
