import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import { isUnused } from '../../../site/media/find-uses.ts';
import { deletePicture, findPicture } from '../../../site/media/media.repository.ts';
import { deletePictureFiles } from '../../../site/media/picture-folder.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem, keepArrived, listArrived } from '../outcomes.repository.ts';
import { deleteTarget, siteKey } from '../targets.repository.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { removeThing, type Stays } from './undo-item.ts';

/** First what uses others. */
const IN_ORDER = ['post', 'page', 'redirect', 'issue', 'author', 'file'] as const;
/** They were filled in where the site had none, or people use them by now. */
const STAYING = ['setting', 'call-setting', 'topic', 'subscriber'] as const;
const STAYS = 'This is not undone. Change it by hand.';
const USED = 'Something here still shows it.';

/**
 * Takes away what an archive of this program has brought, each thing in a transaction of its own. Its file is gone by then: the
 * database knows what was made.
 * @returns false when another server has taken it over
 */
export async function undoOwnImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir, now } = context;
  await keepArrived(db, found.id, STAYING, STAYS);
  for (const kind of IN_ORDER)
    for (const { position, ...target } of await listArrived(db, found.id, siteKey(found), kind)) {
      if (!(await context.goesOn())) return false;
      const stays = await db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        const reason = await remove(trx, target, found.createdAt, now());
        if (reason === null) await deleteTarget(trx, target);
        const end =
          reason === null ? { outcome: 'undone' as const, reason: '' } : { outcome: 'arrived' as const, reason };
        await endItem(trx, found.id, position, { ...end, notes: [] });
        return reason;
      });
      if (kind === 'file' && stays === null) await deletePictureFiles(mediaDir, target.target_id);
    }
  return true;
}

async function remove(trx: Trx, target: ImportTargetsTable, since: string, now: string): Promise<Stays> {
  if (target.kind !== 'file') return removeThing(trx, target, { since, now });
  const picture = await findPicture(trx, target.target_id);
  if (!picture) return STAYS; // a logo, which belongs to the brand
  if (!(await isUnused(trx, picture.id))) return USED;
  await deletePicture(trx, picture.id);
  return null;
}
