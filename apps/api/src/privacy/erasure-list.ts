import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDurableFolder } from '../host/durable-folder.ts';
import type { Db } from '../store/schema.ts';
import { unlessMissing } from '../host/missing-file.ts';
import { syncToDisk } from '../host/sync-to-disk.ts';
import { listErasures, type Erasure } from './erasures.repository.ts';

/** Beside the backups, so that it goes wherever they are taken, and outside of them, so that it is newer than any. */
const LIST_NAME = 'erasures.json';

const listSchema = z.array(
  z.object({ id: z.string(), salt: z.string(), emailHash: z.string(), erasedAt: z.iso.datetime() }),
);

/** The entries kept beside the backups in a folder; none when there is no list. @throws Error when it cannot be read */
export async function readErasureList(backupDir: string): Promise<Erasure[]> {
  const path = join(backupDir, LIST_NAME);
  const text = await unlessMissing(readFile(path, 'utf8'));
  if (text === null) return [];
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `${path} is damaged. It says whose data was erased; put a good copy in its place.`;
    throw new Error(message, { cause });
  }
}

/**
 * Adds what the database knows to the list beside the backups. Harmless when several servers do it at once: the file is
 * replaced whole, and what one of them misses comes with the next round.
 */
export async function keepErasureList(db: Db, backupDir: string): Promise<void> {
  const [kept, known] = [await readErasureList(backupDir), await listErasures(db)];
  const missing = known.filter(({ id }) => !kept.some((erasure) => erasure.id === id));
  if (missing.length === 0) return;
  makeDurableFolder(backupDir);
  const unfinished = join(backupDir, `.unfinished-${randomUUID()}`);
  try {
    await writeFile(unfinished, JSON.stringify([...kept, ...missing], null, 1), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, join(backupDir, LIST_NAME));
  } catch (error) {
    // The next round is in a minute: on a full disk, what this one has begun must not stay.
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncToDisk(backupDir); // so that the new name outlives a loss of power
}
