import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@tideline/domain/time/instant';
import { unlessMissing } from '../../core/host/missing-file.ts';
import { syncToDisk } from '../../core/host/sync-to-disk.ts';
import { createIncomingFolder } from '../../site/media/picture-folder.ts';
import type { Db } from '../../core/store/schema.ts';

/**
 * The name of a file received by mail, made from the id of its row. It is never served: names of pictures look different.
 */
const MAILED_FILE = /^([0-9a-f-]{36})\.mailed$/;
/** Writing a file takes seconds, so an older file without a row was left by a crash, or its row was deleted. */
const WRITE_MAX_MS = HOUR_MS;
const BATCH = 500;

/**
 * Writes a file received by mail into the folder of pictures, which backups mirror; rows would be copied into each backup.
 * The file is synced when this returns, so that a row written afterwards never lacks it.
 */
export async function saveMailedFile(mediaDir: string, id: string, content: Uint8Array): Promise<void> {
  const folder = await createIncomingFolder(mediaDir, id);
  const unfinished = join(folder, 'file');
  await writeFile(unfinished, content, { flush: true, mode: 0o600 });
  await rename(unfinished, pathOf(mediaDir, id));
  await syncToDisk(mediaDir);
  await rm(folder, { recursive: true, force: true });
}

/** The content of a file received by mail; null when it is missing, as after a restore without it. */
export async function readMailedFile(mediaDir: string, id: string): Promise<Buffer | null> {
  return unlessMissing(readFile(pathOf(mediaDir, id)));
}

/** Deletes files without a row: erased, deleted or never committed. Safe to run on several servers. */
export async function sweepMailedFiles(db: Db, mediaDir: string, now: string): Promise<void> {
  const names = (await unlessMissing(readdir(mediaDir))) ?? [];
  const ids = names.flatMap((name) => MAILED_FILE.exec(name)?.[1] ?? []);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const rows = await db.selectFrom('contact_attachments').select('id').where('id', 'in', batch).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const path of batch.filter((id) => !known.has(id)).map((id) => pathOf(mediaDir, id))) {
      const found = await unlessMissing(stat(path)); // another server may be doing the same
      if (found && found.mtimeMs < Date.parse(now) - WRITE_MAX_MS) await rm(path, { force: true });
    }
  }
}

function pathOf(mediaDir: string, id: string): string {
  return join(mediaDir, `${id}.mailed`);
}
