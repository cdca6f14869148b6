import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/schema.ts';
import { findKnownPictures } from './media.repository.ts';
import { listPictureFiles, LOST_FILES, namesIn, PICTURE_FILE, workshopOf } from './picture-folder.ts';

/** An upload is over long before, so that what is older and has no row belongs to a crash. */
const FINISHED_AFTER_MS = 3_600_000;
/** As long as posts stay in the trash. */
const KEPT_LOST_MS = 30 * 86_400_000;
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
    await unlessGone(utimes(path, nowMs / 1000, nowMs / 1000)); // its time in there begins now
    await unlessGone(rename(path, join(lostDir, name)));
  }
  const lost = await listPictureFiles(lostDir);
  const stillLost = new Set(await withoutRow(db, lost));
  for (const name of lost) {
    const path = join(lostDir, name);
    if (!stillLost.has(name)) await unlessGone(rename(path, join(mediaDir, name)));
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

async function isOlder(path: string, limitMs: number): Promise<boolean> {
  const found = await unlessGone(stat(path));
  return found !== null && found.mtimeMs < limitMs;
}

/** Null when another server was quicker. */
async function unlessGone<Result>(act: Promise<Result>): Promise<Result | null> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
