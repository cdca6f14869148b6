import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import { deletePicture, findPicture } from '../../../site/media/media.repository.ts';
import { listUnused } from '../../../site/media/unused-pictures.repository.ts';
import type { StoredImport } from '../imports.repository.ts';
import { keepArrived, listArrived } from '../outcomes.repository.ts';
import { deleteTarget, siteKey } from '../targets.repository.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { type Stays, takeAway, undoInBatches } from './undo-in-batches.ts';
import { removeThing } from './undo-item.ts';

/** First what uses others. */
const IN_ORDER = ['post', 'page', 'redirect', 'issue', 'author', 'file'] as const;
/** They were filled in where the site had none, or people use them by now. */
const STAYING = ['setting', 'call-setting', 'topic', 'subscriber'] as const;
const STAYS = 'This is not undone. Change it by hand.';
const USED = 'Something here still shows it.';

/**
 * Takes away what an archive of this program has brought. Its file is gone by then: the database knows what was made.
 * @returns false when it was stopped
 */
export async function undoOwnImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, now } = context;
  await keepArrived(db, found.id, STAYING, STAYS);
  return undoInBatches(listGoing(), context, async (trx, batch) => {
    const [files, others] = [batch.filter(isFile), batch.filter((target) => !isFile(target))];
    for (const target of others)
      await takeTarget(trx, target, () => removeThing(trx, target, { since: found.createdAt, now: now() }));
    const unused = await listUnused(
      trx,
      files.map((file) => file.target_id),
    );
    const removed: string[] = [];
    for (const file of files) {
      const id = file.target_id;
      const stays = await takeTarget(trx, file, () => removeFile(trx, id, unused.has(id)));
      if (stays === null) removed.push(id);
    }
    return removed;
  });

  async function* listGoing() {
    for (const kind of IN_ORDER) yield* await listArrived(db, found.id, siteKey(found), kind);
  }
}

function isFile({ kind }: ImportTargetsTable): boolean {
  return kind === 'file';
}

/** Takes away what a thing has become, and forgets that. */
function takeTarget(
  trx: Trx,
  { position, ...target }: ImportTargetsTable & { position: number },
  remove: () => Promise<Stays>,
): Promise<Stays> {
  return takeAway(trx, { import_id: target.import_id, position, outcome: 'arrived' }, async () => {
    const stays = await remove();
    if (stays === null) await deleteTarget(trx, target);
    return stays;
  });
}

async function removeFile(trx: Trx, id: string, isUnused: boolean): Promise<Stays> {
  if (!(await findPicture(trx, id))) return STAYS; // a logo, which belongs to the brand
  if (!isUnused) return USED;
  await deletePicture(trx, id);
  return null;
}
