import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { unlessMissing } from '../../core/host/missing-file.ts';
import { findKnownPictures } from './media.repository.ts';
import { listPictureFiles, ORPHANS, namesIn, PICTURE_FILE, incomingFolderOf } from './picture-folder.ts';

/** Longer than any upload: an older file without a row was left by a crash. */
const UPLOAD_MAX_MS = HOUR_MS;
/** As long as posts stay in the trash. */
const KEEP_ORPHANS_MS = 30 * DAY_MS;
const BATCH = 500;

/**
 * Cleans up after crashes: unfinished uploads are deleted; files without a row are moved aside and deleted 30 days later.
 * Files whose row returns by then, through a restored database, are moved back. Safe to run on several servers.
 */
export async function sweepPictures(db: Db, mediaDir: string, now: string): Promise<void> {
  const nowMs = Date.parse(now);
  const orphanDir = join(mediaDir, ORPHANS);

  for (const name of await namesIn(incomingFolderOf(mediaDir))) {
    const path = join(incomingFolderOf(mediaDir), name);
    if (await isOlder(path, nowMs - UPLOAD_MAX_MS)) await rm(path, { recursive: true, force: true });
  }
  for (const name of await withoutRow(db, await listPictureFiles(mediaDir))) {
    const path = join(mediaDir, name);
    if (!(await isOlder(path, nowMs - UPLOAD_MAX_MS))) continue;
    await mkdir(orphanDir, { recursive: true });
    await unlessMissing(utimes(path, nowMs / 1000, nowMs / 1000)); // the 30 days start now
    await unlessMissing(rename(path, join(orphanDir, name)));
  }
  const orphans = await listPictureFiles(orphanDir);
  const withoutRows = new Set(await withoutRow(db, orphans));
  for (const name of orphans) {
    const path = join(orphanDir, name);
    if (!withoutRows.has(name)) await unlessMissing(rename(path, join(mediaDir, name)));
    else if (await isOlder(path, nowMs - KEEP_ORPHANS_MS)) await rm(path, { force: true });
  }
}

async function withoutRow(db: Db, names: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH).map((name) => ({ name, id: PICTURE_FILE.exec(name)?.[1] ?? '' }));
    const known = await findKnownPictures(db, [...new Set(batch.map(({ id }) => id))]);
    lost.push(...batch.filter(({ id }) => !known.has(id)).map(({ name }) => name));
  }
  return lost;
}

/** False if another server has removed it meanwhile. */
async function isOlder(path: string, limitMs: number): Promise<boolean> {
  const found = await unlessMissing(stat(path));
  return found !== null && found.mtimeMs < limitMs;
}
