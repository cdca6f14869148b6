import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { makeDurableFolder } from '../../../core/host/durable-folder.ts';
import { findFreeBytes, MIN_FREE_BYTES, type FreeBytesOf } from '../../../core/host/free-disk.ts';
import { findOutage } from '../../../core/host/outage.ts';
import { openScratch, removeAbandonedScratch } from '../../../core/host/scratch-folder.ts';
import { syncToDisk } from '../../../core/host/sync-to-disk.ts';
import type { LeavingSite } from '../leaving-site.ts';
import { openExport } from '../open-export.ts';
import { deleteOldExports, exportFolder, exportName } from './export-files.ts';
import { claimDueExport, endAttempt } from './schedule.repository.ts';

const UNFINISHED = '.unfinished-';
/** Written between two looks at the space that is left. */
const LOOK_BYTES = 8_000_000;
const DISK_FULL = 'There is not enough space for the archive. Free some: it is tried again each hour.';

export type DueExportOptions = LeavingSite & {
  /** Aborts it when the server stops; another one, or the next start, makes it. */
  stop: AbortSignal;
  freeBytesOf?: FreeBytesOf;
};

/**
 * Writes the archive that is due, whole or not at all, and deletes old ones.
 * @returns its path; null when none is due or another server makes it
 * @throws any failure, after recording it for staff
 */
export async function makeDueExport(options: DueExportOptions): Promise<string | null> {
  const { db, mediaDir, now, stop } = options;
  const choice = await claimDueExport(db, now);
  if (choice === null) return null;
  try {
    const file = exportName(now, choice.hasPeople);
    const path = await writeExport(options, file, choice.hasPeople);
    await db.transaction().execute(async (trx) => {
      await endAttempt(trx, now, { made_at: now });
      await recordAction(trx, PROGRAM, { action: 'scheduled-export.make', objectId: file }, now);
    });
    await deleteOldExports(mediaDir);
    return path;
  } catch (error) {
    await endAttempt(db, now, stop.aborted ? { started_at: null } : { problem: toProblem(error) });
    throw error;
  }
}

async function writeExport(
  { stop, freeBytesOf = findFreeBytes, ...site }: DueExportOptions,
  file: string,
  hasPeople: boolean,
): Promise<string> {
  const folder = exportFolder(site.mediaDir);
  makeDurableFolder(folder);
  await removeAbandonedScratch(folder, [UNFINISHED]);
  await using scratch = await openScratch(join(folder, UNFINISHED));
  const unfinished = join(scratch.path, file);
  const content = openExport(site, { format: 'archive', include: hasPeople ? 'people' : undefined });
  await pipeline(
    content,
    (chunks: AsyncIterable<string | Uint8Array>) => whileThereIsRoom(chunks, () => freeBytesOf(folder)),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    { signal: stop },
  );
  const path = join(folder, file);
  await rename(unfinished, path);
  await syncToDisk(folder); // makes the rename durable
  return path;
}

/** Fails before the disk that the site writes to is full. */
async function* whileThereIsRoom(chunks: AsyncIterable<string | Uint8Array>, freeBytes: () => Promise<number>) {
  let unseen = LOOK_BYTES;
  for await (const chunk of chunks) {
    if (unseen >= LOOK_BYTES) {
      if ((await freeBytes()) < MIN_FREE_BYTES) throw new Error(DISK_FULL);
      unseen = 0;
    }
    unseen += chunk.length;
    yield chunk;
  }
}

/** Why an attempt failed, for staff. */
function toProblem(error: unknown): string {
  if (findOutage(error)?.kind === 'disk full') return DISK_FULL;
  return error instanceof Error ? error.message : String(error);
}
