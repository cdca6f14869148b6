import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { deleteRedirectAt, findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import { toRedirectPath } from '@tideline/domain/address/redirect';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { StoredImport } from '../imports.repository.ts';
import { type BroughtItem, listBrought } from '../outcomes.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readThings } from '../reading/read-lines.ts';
import { listTargets, siteKey, targetKey } from '../targets.repository.ts';
import { oldAddressesOf, redirectTo } from '../writing/old-addresses.ts';
import { leadsTo } from '../writing/redirect-old-addresses.ts';
import { archiveOf } from '../writing/site-plan.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { type BroughtPicture, listBroughtPictures, removePictures } from './remove-pictures.ts';
import { takeAway, undoInBatches } from './undo-in-batches.ts';
import { undoItem } from './undo-item.ts';

/** A thing that goes, and its pictures if nothing else shows them. `row` is null when the thing has gone before, or was not brought. */
type Going = { item: SourceItem; at: number; row: BroughtItem | null; pictures: readonly BroughtPicture[] };

/**
 * Takes away what an import has brought: first the articles, then what they used.
 * @returns false when it was stopped
 */
export async function undoImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir } = context;
  const [site, folder] = [siteKey(found), importFolder(mediaDir, found.id)];
  const [brought, targets] = [await listBrought(db, found.id), await listTargets(db, site)];
  return undoInBatches(listGoing(), context, async (trx, batch) => {
    for (const { item, at, row } of batch) {
      const target = 'id' in item ? targets.get(targetKey(item.kind, item.id)) : undefined;
      if (row) await undoThing(trx, { item, at, row, target }, found, context);
    }
    const pictures = batch.flatMap((going) => going.pictures);
    return removePictures(trx, pictures, found.siteAddress);
  });

  async function* listGoing(): AsyncGenerator<Going> {
    for (const isOfArticles of [true, false]) {
      for await (const { item, at } of readThings(folder)) {
        const row = isArticle(item) === isOfArticles ? (brought.get(at) ?? null) : null;
        const pictures = isOfArticles ? [] : await listBroughtPictures(db, item, site);
        if (row || pictures.length > 0) yield { item, at, row, pictures };
      }
    }
  }
}

type Undone = { item: SourceItem; at: number; row: BroughtItem; target: ImportTargetsTable | undefined };

async function undoThing(
  trx: Trx,
  { item, at, row, target }: Undone,
  found: StoredImport,
  { saver, now }: WritingContext,
): Promise<void> {
  const isRenewed = row.version_before !== null;
  await takeAway(trx, { import_id: found.id, position: at, outcome: row.outcome }, async () => {
    const stays =
      target?.import_id === found.id
        ? await undoItem(trx, item, { target, isRenewed, since: found.createdAt }, saver, now())
        : null;
    if (stays === null && !isRenewed) await removeRedirects(trx, item, row.path ?? archiveOf(item), found.siteAddress);
    return stays;
  });
}

/** Addresses that staff have led elsewhere since stay. */
async function removeRedirects(trx: Trx, item: SourceItem, path: string | null, siteAddress: string): Promise<void> {
  for (const old of oldAddressesOf(item, siteAddress).flatMap((address) => toRedirectPath(address) ?? [])) {
    const there = await findRedirectAt(trx, old);
    if (there && leadsTo(there, path === null ? null : redirectTo(path))) await deleteRedirectAt(trx, old);
  }
}
