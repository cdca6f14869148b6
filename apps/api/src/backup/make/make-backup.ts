import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS, earlier } from '@tideline/domain/site/instant';
import { COMMAND, PROGRAM, recordAction } from '../../audit/audit.repository.ts';
import { openDatabase } from '../../store/open-database.ts';
import { unlessMissing } from '../../host/missing-file.ts';
import { claimBackup, deleteOldBackupNotes, findProvenBackup, updateBackup } from '../backups.repository.ts';
import { hashFile, listBackups } from '../backup-file.ts';
import { findBase, type BaseBackup } from '../base-backup.ts';
import { compareProofs, proveTables } from '../copy/copy-tables.repository.ts';
import { isHour, retryBefore, type Slot } from './due-backup.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { chooseKept, type Retention } from './thin-out.ts';
import { writeBackup, type BackupOptions } from './write-backup.ts';

export type MakeBackupOptions = Omit<BackupOptions, 'base'> & {
  /** What stays of the older ones; 0 days: nothing is removed, somebody else looks after them. */
  retention: Retention;
  /** What it is due for; null when somebody asked for it. */
  slot: Slot | null;
};

/**
 * Removes what has grown too old, writes a backup, restores it into a scratch place, compares every row and notes the
 * outcome for the staff area. One that could not be proven does not stay: a night is tried again and again. An hour's
 * builds on the newest whole one, where there is one that can be relied on.
 * @returns the file's path; null when another server makes the one that is due
 * @throws whatever went wrong, after noting it; also when an older one could not be removed, of which nothing is noted
 */
export async function makeBackup(options: MakeBackupOptions): Promise<string | null> {
  const { db, now, slot, backupDir } = options;
  const id = randomUUID();
  if (!(await claimBackup(db, { id, slot, retryBefore: retryBefore(slot, now) }, now))) return null;
  let file: string | null = null;
  try {
    await removeScratch(backupDir);
    // Before as well: room may be what the last one has failed for. What cannot be removed is said afterwards.
    await removeOldBackups(options).catch(() => undefined);
    const base = isHour(slot) ? await findBase(db, backupDir, now) : null;
    let proof = { row_count: 0, file_sha256: '', content_hash: '' };
    file = await writeBackup({ ...options, base }, async (packed, contentHash) => {
      const rowCount = await proveBackup(packed, { backupDir, base, now });
      proof = { row_count: rowCount, file_sha256: await hashFile(packed), content_hash: contentHash };
    });
    const written = { file_name: basename(file), bytes: (await stat(file)).size, base_name: base?.name ?? null };
    await db.transaction().execute(async (trx) => {
      await updateBackup(trx, id, { ...written, ...proof, proven_at: now });
      // Not of every hour: the log is for what people look for in it.
      if (isHour(slot)) return;
      const detail = { file: written.file_name, rowCount: proof.row_count };
      await recordAction(trx, slot === null ? COMMAND : PROGRAM, { action: 'backup.make', objectId: id, detail }, now);
    });
  } catch (error) {
    if (file !== null) await rm(file, { force: true });
    await updateBackup(db, id, { problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  // Out of that: a backup that is proven stays, also when an older one cannot be removed.
  await removeOldBackups(options);
  return file;
}

/**
 * The drill: restores a backup as on a fresh machine, into a folder that is thrown away, and compares what is there
 * then with what the backup says was saved. Pictures in the backup that it builds on are compared with that one's list:
 * it was restored itself, and is to the byte what it was then.
 * @returns the number of rows compared
 * @throws Error with a sentence when the backup could not be relied on
 */
export async function proveBackup(
  file: string,
  { backupDir, base = null, now }: { backupDir: string; base?: BaseBackup | null; now: string },
): Promise<number> {
  const folder = await mkdtemp(join(backupDir, '.drill-'));
  try {
    const databaseUrl = `file:${join(folder, 'tideline.db')}`;
    const place = { databaseUrl, mediaDir: join(folder, 'media'), replaces: false };
    const manifest = await restoreBackup({ file, ...place, now, ...(base && { provenBase: base }) });
    const db = openDatabase(databaseUrl);
    try {
      const found = await proveTables(db);
      const different = compareProofs(manifest.tables, found);
      if (different.length > 0) throw new Error(`The restored ${different.join(', ')} is not what was saved.`);
      return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a backup leaves behind that was killed: nothing ever ends what is older than a day. */
async function removeScratch(backupDir: string): Promise<void> {
  const names = await readdir(backupDir).catch(() => []);
  for (const name of names.filter((entry) => /^\.(?:unfinished|drill)-/.test(entry))) {
    const path = join(backupDir, name);
    const found = await unlessMissing(stat(path)); // another server may have been quicker
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** @throws why one could not be removed, after all others were */
async function removeOldBackups({ db, backupDir, retention, now }: MakeBackupOptions): Promise<void> {
  const { days, weeks } = retention;
  if (days === 0) return;
  const proven = (await findProvenBackup(db, now))?.fileName ?? null;
  const files = await listBackups(backupDir);
  const kept = chooseKept(
    files.map((file) => basename(file)),
    { days, weeks, now, proven },
  );
  const old = files.filter((file) => !kept.has(basename(file)));
  const removals = await Promise.allSettled(old.map((file) => rm(file, { force: true })));
  const longest = (days + weeks * 7) * DAY_MS;
  await deleteOldBackupNotes(db, earlier(now, longest), now);
  for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
}
