import { TRPCError } from '@trpc/server';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import { attempt } from '../../../core/store/dry-run.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportItemsTable } from '../../../core/store/tables/imports.ts';
import { deletePictureFiles } from '../../../site/media/picture-folder.ts';
import { endItem } from '../outcomes.repository.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { writeInBatches } from '../writing/write-in-batches.ts';

/** Why a thing stays that an undone import has brought; null when it is gone, or as it was before. */
export type Stays = string | null;

/**
 * Takes things away in batches, as they were brought in. A server that is killed meanwhile has taken away whole batches, and the
 * next one goes on.
 * @param undo takes a batch away, and returns the ids of the pictures that have gone: their files follow after the commit
 * @returns false when it was stopped
 */
export function undoInBatches<Thing>(
  things: AsyncIterable<Thing>,
  { db, mediaDir, goesOn }: Pick<WritingContext, 'db' | 'mediaDir' | 'goesOn'>,
  undo: (trx: Trx, batch: readonly Thing[]) => Promise<readonly string[]>,
): Promise<boolean> {
  return writeInBatches(things, goesOn, async (batch) => {
    const pictures = await db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // also because a post being saved may show a picture
      return undo(trx, batch);
    });
    for (const id of pictures) await deletePictureFiles(mediaDir, id);
  });
}

/** Takes a thing away and notes that, or why it stays. One that is refused does not stop the others of its batch. */
export async function takeAway(
  trx: Trx,
  { import_id: importId, position, outcome }: Pick<ImportItemsTable, 'import_id' | 'position' | 'outcome'>,
  remove: () => Promise<Stays>,
): Promise<Stays> {
  const stays = await attempt(trx, remove).catch((error: unknown) => {
    if (!(error instanceof TRPCError)) throw error;
    return error.message;
  });
  const end = stays === null ? { outcome: 'undone' as const, reason: '' } : { outcome, reason: stays };
  await endItem(trx, importId, position, { ...end, notes: [] });
  return stays;
}
