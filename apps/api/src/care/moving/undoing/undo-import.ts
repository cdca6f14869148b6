import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { deleteRedirectAt, findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import { toRedirectPath } from '@tideline/domain/address/redirect';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem, listBrought } from '../outcomes.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readThings } from '../reading/read-lines.ts';
import { listTargets, siteKey, targetKey } from '../targets.repository.ts';
import { oldAddressesOf, redirectTo } from '../writing/old-addresses.ts';
import { leadsTo } from '../writing/redirect-old-addresses.ts';
import { archiveOf } from '../writing/site-plan.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { removePictures } from './remove-pictures.ts';
import { undoItem } from './undo-item.ts';

/**
 * Takes away what an import has brought, each thing in a transaction of its own: first the articles, then what they used.
 * @returns false when another server has taken it over
 */
export async function undoImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir, saver, now } = context;
  const [site, folder] = [siteKey(found), importFolder(mediaDir, found.id)];
  const [brought, targets] = [await listBrought(db, found.id), await listTargets(db, site)];
  for (const isOfArticles of [true, false]) {
    for await (const { item, at } of readThings(folder)) {
      if (!isOfArticles) await removePictures(item, { site, siteAddress: found.siteAddress }, context);
      const row = brought.get(at);
      if (!row || isArticle(item) !== isOfArticles) continue;
      if (!(await context.goesOn())) return false;
      const target = 'id' in item ? targets.get(targetKey(item.kind, item.id)) : undefined;
      await db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        const isOurs = target?.import_id === found.id;
        const isRenewed = row.version_before !== null;
        const stays = isOurs
          ? await undoItem(trx, item, { target, isRenewed, since: found.createdAt }, saver, now())
          : null;
        if (stays === null && !isRenewed)
          await removeRedirects(trx, item, row.path ?? archiveOf(item), found.siteAddress);
        await endItem(trx, found.id, at, {
          ...(stays === null ? { outcome: 'undone', reason: '' } : { outcome: row.outcome, reason: stays }),
          notes: [],
        });
      });
    }
  }
  return true;
}

/** Addresses that staff have led elsewhere since stay. */
async function removeRedirects(trx: Trx, item: SourceItem, path: string | null, siteAddress: string): Promise<void> {
  for (const old of oldAddressesOf(item, siteAddress).flatMap((address) => toRedirectPath(address) ?? [])) {
    const there = await findRedirectAt(trx, old);
    if (there && leadsTo(there, path === null ? null : redirectTo(path))) await deleteRedirectAt(trx, old);
  }
}
