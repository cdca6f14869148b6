import { toRedirectPath } from '@tideline/domain/address/redirect';
import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { deleteRedirectAt, findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { deletePicture, findKnownPictures, findPicture } from '../../../site/media/media.repository.ts';
import { listUnused } from '../../../site/media/unused-pictures.repository.ts';
import { candidatesFor } from '../writing/bring-pictures.ts';
import { pictureAddress } from '../writing/old-addresses.ts';
import { pictureId } from '../writing/picture-id.ts';

/** A picture that an import has brought, with its address on the other site. */
export type BroughtPicture = { id: string; address: string };

/** The pictures of a thing that are here. */
export async function listBroughtPictures(db: Db, item: SourceItem, site: string): Promise<BroughtPicture[]> {
  const addresses = addressesIn(item).flatMap(candidatesFor);
  const pictures = addresses.map((address) => ({ id: pictureId(site, address), address }));
  const known = await findKnownPictures(
    db,
    pictures.map(({ id }) => id),
  );
  return pictures.filter(({ id }) => known.has(id));
}

/** Deletes the rows of pictures that nothing here shows any more. @returns their ids */
export async function removePictures(
  trx: Trx,
  pictures: readonly BroughtPicture[],
  siteAddress: string,
): Promise<string[]> {
  const unused = await listUnused(
    trx,
    pictures.map(({ id }) => id),
  );
  const removed: string[] = [];
  for (const { id, address } of pictures) {
    const picture = unused.has(id) ? await findPicture(trx, id) : null;
    if (!picture) continue;
    await deletePicture(trx, id);
    for (const old of pictureAddress(address, siteAddress).flatMap((path) => toRedirectPath(path) ?? [])) {
      if ((await findRedirectAt(trx, old))?.target_path === picture.url) await deleteRedirectAt(trx, old);
    }
    removed.push(id);
  }
  return removed;
}

function addressesIn(item: SourceItem): string[] {
  if (item.kind === 'file') return [item.address];
  if (!isArticle(item)) return [];
  return [...item.pictures, ...(item.cover === null ? [] : [item.cover])].map(({ address }) => address);
}
