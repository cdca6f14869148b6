import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { Db } from '../../core/store/schema.ts';

/** The alternative text of the uploaded picture at an address; empty without one or for another site's picture. */
export async function findPictureAlt(db: Db, address: string): Promise<string> {
  const picture = parsePictureUrl(address);
  if (!picture) return '';
  const row = await db.selectFrom('pictures').select('alt').where('id', '=', picture.id).executeTakeFirst();
  return row?.alt ?? '';
}
