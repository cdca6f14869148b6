import type { Page } from '@tideline/domain/entity/page';
import type { Picture } from '@tideline/domain/picture/picture';
import { pictureUrl } from '@tideline/domain/picture/picture-address';
import type { PictureListQuery } from '@tideline/domain/picture/picture.schema';
import { orderBy, readPage } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { PicturesTable } from '../../core/store/tables/site.ts';
import { containsPart } from '../../core/lists/part-search.ts';
import { searchText, searchWords } from '../../core/lists/search-text.ts';

const COLUMNS = [
  ...(['id', 'file_name', 'alt', 'width', 'height', 'ending', 'bytes', 'mime_type'] as const),
  ...(['created_by', 'created_at'] as const),
] as const;

const NEWEST_FIRST = orderBy({ column: 'created_at', isDescending: true }, { column: 'id' });

export type NewPicture = Omit<Picture, 'url' | 'createdAt'> & { ending: 'jpg' | 'png' };

/** Inserts the row of a picture whose files already exist. */
export async function insertPicture(db: Db, picture: NewPicture, now: string): Promise<Picture> {
  const row = await db
    .insertInto('pictures')
    .values({
      id: picture.id,
      file_name: picture.fileName,
      alt: picture.alt,
      width: picture.widthPx,
      height: picture.heightPx,
      ending: picture.ending,
      bytes: picture.bytes,
      mime_type: picture.mimeType,
      created_by: picture.createdBy,
      search_text: searchText(picture.fileName, picture.alt),
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toPicture(row);
}

/** One page of the library, newest first. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listPictures(db: Db, { limit, cursor, q }: PictureListQuery): Promise<Page<Picture>> {
  let matching = db.selectFrom('pictures');
  for (const word of searchWords(q)) matching = matching.where(containsPart('search_text', word));

  const page = await readPage(matching.select(COLUMNS), NEWEST_FIRST, { limit, cursor });
  return { ...page, items: page.items.map(toPicture), total: await countRows(matching) };
}

/** The picture with this id, or null when there is none. */
export async function findPicture(db: Db, id: string): Promise<Picture | null> {
  const row = await db.selectFrom('pictures').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toPicture(row) : null;
}

/** Changes the alternative text; null when there is no such picture. */
export async function updatePictureAlt(trx: Trx, id: string, alt: string): Promise<Picture | null> {
  const row = await trx.updateTable('pictures').set({ alt }).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
  if (!row) return null;
  const text = searchText(row.file_name, alt);
  await trx.updateTable('pictures').set({ search_text: text }).where('id', '=', id).execute();
  return toPicture(row);
}

/** Deletes the row of a picture, not its files. False when there was none. */
export async function deletePicture(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('pictures').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Which of these ids have a row. */
export async function findKnownPictures(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

function toPicture(row: Pick<PicturesTable, (typeof COLUMNS)[number]>): Picture {
  return {
    id: row.id,
    url: pictureUrl(row.id, row.width, row.height, row.ending),
    fileName: row.file_name,
    alt: row.alt,
    widthPx: row.width,
    heightPx: row.height,
    bytes: row.bytes,
    mimeType: row.mime_type,
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}
