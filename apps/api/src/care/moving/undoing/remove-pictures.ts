import { toRedirectPath } from '@tideline/domain/address/redirect';
import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { deleteRedirectAt, findRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import { isUnused } from '../../../site/media/find-uses.ts';
import { deletePicture, findPicture } from '../../../site/media/media.repository.ts';
import { deletePictureFiles } from '../../../site/media/picture-folder.ts';
import { candidatesFor } from '../writing/bring-pictures.ts';
import { pictureAddress } from '../writing/old-addresses.ts';
import { pictureId } from '../writing/picture-id.ts';
import type { WritingContext } from '../writing/write-import.ts';

/** Deletes the pictures of a thing that nothing here shows any more. */
export async function removePictures(
  item: SourceItem,
  { site, siteAddress }: { site: string; siteAddress: string },
  { db, mediaDir }: WritingContext,
): Promise<void> {
  for (const address of addressesIn(item).flatMap(candidatesFor)) {
    const id = pictureId(site, address);
    if (!(await findPicture(db, id))) continue;
    const isDeleted = await db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // a post being saved may show it
      const picture = await findPicture(trx, id);
      if (!picture || !(await isUnused(trx, id))) return false;
      await deletePicture(trx, id);
      for (const old of pictureAddress(address, siteAddress).flatMap((path) => toRedirectPath(path) ?? [])) {
        if ((await findRedirectAt(trx, old))?.target_path === picture.url) await deleteRedirectAt(trx, old);
      }
      return true;
    });
    if (isDeleted) await deletePictureFiles(mediaDir, id);
  }
}

function addressesIn(item: SourceItem): string[] {
  if (item.kind === 'file') return [item.address];
  if (!isArticle(item)) return [];
  return [...item.pictures, ...(item.cover === null ? [] : [item.cover])].map(({ address }) => address);
}
