import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { COMMAND, PROGRAM, recordAction } from '../db/audit.repository.ts';
import { openDatabase } from '../db/open-database.ts';
import { claimBackup, deleteOldBackupNotes, updateBackup } from './backups.repository.ts';
import { listBackups } from './backup-file.ts';
import { compareProofs, proveTables } from './copy-tables.repository.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup, type BackupOptions } from './write-backup.ts';

const DAY_MS = 86_400_000;
const RETRY_AFTER_MS = 3_600_000;

export type MakeBackupOptions = BackupOptions & {
  /** Backups older than this are removed, except the newest; 0 removes none: somebody else looks after them. */
  keepDays: number;
  /** The night it is made for, `YYYY-MM-DD`; null when somebody asked for it. */
  nightlyDay: string | null;
};

/**
 * Removes what has grown too old, writes a backup, restores it into a scratch place, compares every row and notes the
 * outcome for the staff area. One that could not be proven does not stay: a night is tried again and again.
 * @returns the file's path; null when another server makes this night's backup
 * @throws whatever went wrong, after noting it
 */
export async function makeBackup(options: MakeBackupOptions): Promise<string | null> {
  const { db, now, nightlyDay, backupDir, keepDays } = options;
  const id = randomUUID();
  const retryBefore = new Date(Date.parse(now) - RETRY_AFTER_MS).toISOString();
  if (!(await claimBackup(db, { id, nightlyDay, retryBefore }, now))) return null;
  let file: string | null = null;
  try {
    await removeScratch(backupDir);
    // Before as well: room may be what the last one has failed for.
    if (keepDays > 0) await removeOldBackups(options);
    let rowCount = 0;
    file = await writeBackup(options, async (packed) => {
      rowCount = await proveBackup(packed, backupDir, now);
    });
    const proven = { file_name: basename(file), bytes: (await stat(file)).size, row_count: rowCount, proven_at: now };
    await db.transaction().execute(async (trx) => {
      await updateBackup(trx, id, proven);
      const act = { action: 'backup.make', objectId: id, detail: { file: proven.file_name, rowCount } } as const;
      await recordAction(trx, nightlyDay === null ? COMMAND : PROGRAM, act, now);
    });
    if (keepDays > 0) await removeOldBackups(options);
    return file;
  } catch (error) {
    if (file !== null) await rm(file, { force: true });
    await updateBackup(db, id, { problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/**
 * The drill: restores a backup as on a fresh machine, into a folder that is thrown away, and compares what is there
 * then with what the backup says was saved.
 * @returns the number of rows compared
 * @throws Error with a sentence when the backup could not be relied on
 */
export async function proveBackup(file: string, backupDir: string, now: string): Promise<number> {
  const folder = await mkdtemp(join(backupDir, '.drill-'));
  try {
    const databaseUrl = `file:${join(folder, 'tideline.db')}`;
    const manifest = await restoreBackup({ file, databaseUrl, mediaDir: join(folder, 'media'), replaces: false, now });
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
    if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

async function removeOldBackups({ db, backupDir, keepDays, now }: MakeBackupOptions): Promise<void> {
  const before = new Date(Date.parse(now) - keepDays * DAY_MS).toISOString();
  const [, ...older] = await listBackups(backupDir);
  for (const file of older) {
    if ((await stat(file)).mtime.toISOString() < before) await rm(file, { force: true });
  }
  await deleteOldBackupNotes(db, before);
}
