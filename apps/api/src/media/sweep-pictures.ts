import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@tideline/domain/site/instant';
import type { Db } from '../store/schema.ts';
import { unlessMissing } from '../host/missing-file.ts';
import { findKnownPictures } from './media.repository.ts';
import { listPictureFiles, LOST_FILES, namesIn, PICTURE_FILE, workshopOf } from './picture-folder.ts';

/** An upload is over long before, so that what is older and has no row belongs to a crash. */
const FINISHED_AFTER_MS = HOUR_MS;
/** As long as posts stay in the trash. */
const KEPT_LOST_MS = 30 * DAY_MS;
const BATCH = 500;

/**
 * Clears away what crashes have left: half-made uploads are deleted; files without a row are put aside, and deleted 30
 * days later. Those whose row has come back by then (an older database was restored, or another one was tried) return
 * to their place. Harmless when several servers do it at once.
 */
export async function sweepPictures(db: Db, mediaDir: string, now: string): Promise<void> {
  const nowMs = Date.parse(now);
  const lostDir = join(mediaDir, LOST_FILES);

  for (const name of await namesIn(workshopOf(mediaDir))) {
    const path = join(workshopOf(mediaDir), name);
    if (await isOlder(path, nowMs - FINISHED_AFTER_MS)) await rm(path, { recursive: true, force: true });
  }
  for (const name of await withoutRow(db, await listPictureFiles(mediaDir))) {
    const path = join(mediaDir, name);
    if (!(await isOlder(path, nowMs - FINISHED_AFTER_MS))) continue;
    await mkdir(lostDir, { recursive: true });
    await unlessMissing(utimes(path, nowMs / 1000, nowMs / 1000)); // its time in there begins now
    await unlessMissing(rename(path, join(lostDir, name)));
  }
  const lost = await listPictureFiles(lostDir);
  const stillLost = new Set(await withoutRow(db, lost));
  for (const name of lost) {
    const path = join(lostDir, name);
    if (!stillLost.has(name)) await unlessMissing(rename(path, join(mediaDir, name)));
    else if (await isOlder(path, nowMs - KEPT_LOST_MS)) await rm(path, { force: true });
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

/** Not what another server has taken away meanwhile. */
async function isOlder(path: string, limitMs: number): Promise<boolean> {
  const found = await unlessMissing(stat(path));
  return found !== null && found.mtimeMs < limitMs;
}
