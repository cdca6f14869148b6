import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDurableFolder } from '../../core/host/durable-folder.ts';
import type { Db } from '../../core/store/schema.ts';
import { unlessMissing } from '../../core/host/missing-file.ts';
import { syncToDisk } from '../../core/host/sync-to-disk.ts';
import { listErasures, type Erasure } from './erasures.repository.ts';

/**
 * Lies in the backup folder, so that it is copied with the backups, but not in any backup, so that it is newer than all of
 * them.
 */
const LIST_NAME = 'erasures.json';

const listSchema = z.array(
  z.object({ id: z.string(), salt: z.string(), emailHash: z.string(), erasedAt: z.iso.datetime() }),
);

/** The entries of the list in a backup folder; empty without a list. @throws Error when it is damaged */
export async function readErasureList(backupDir: string): Promise<Erasure[]> {
  const path = join(backupDir, LIST_NAME);
  const text = await unlessMissing(readFile(path, 'utf8'));
  if (text === null) return [];
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `${path} is damaged. It lists whose data was erased; replace it with an undamaged copy.`;
    throw new Error(message, { cause });
  }
}

/**
 * Adds the erasures of the database to the list in the backup folder. Safe to run on several servers: the file is replaced
 * atomically, and the next run adds what a concurrent one has overwritten.
 */
export async function writeErasureList(db: Db, backupDir: string): Promise<void> {
  const [listed, known] = [await readErasureList(backupDir), await listErasures(db)];
  const missing = known.filter(({ id }) => !listed.some((erasure) => erasure.id === id));
  if (missing.length === 0) return;
  makeDurableFolder(backupDir);
  const unfinished = join(backupDir, `.unfinished-${randomUUID()}`);
  try {
    await writeFile(unfinished, JSON.stringify([...listed, ...missing], null, 1), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, join(backupDir, LIST_NAME));
  } catch (error) {
    // The next run comes in a minute: on a full disk, temporary files must not pile up.
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncToDisk(backupDir); // makes the rename durable
}
