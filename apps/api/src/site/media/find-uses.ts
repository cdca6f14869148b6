import type { PictureUses } from '@tideline/domain/picture/picture';
import { listNamesWithPicture } from '../../core/authors/authors.repository.ts';
import { isWorkPicture } from '../../core/settings/work-pictures.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { listPagesWithPicture, listPictureUses } from './picture-uses.repository.ts';

/** What uses a picture: posts, pages, authors and work samples. */
export async function findUses(db: Db, id: string): Promise<PictureUses> {
  return {
    ...(await listPictureUses(db, id)),
    authors: await listNamesWithPicture(db, id),
    pages: await listPagesWithPicture(db, id),
    isWorkPicture: await isWorkPicture(db, id),
  };
}
