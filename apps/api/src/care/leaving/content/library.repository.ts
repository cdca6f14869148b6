import { pictureUrl } from '@tideline/domain/picture/picture-address';
import type { OwnAuthor, OwnPicture } from '@tideline/moving/own/own-site';
import type { Db } from '../../../core/store/schema.ts';
import { eachBatch } from './each-batch.ts';

/** Every picture of the library. */
export async function* eachPicture(db: Db): AsyncGenerator<OwnPicture> {
  for await (const rows of eachBatch((last: PictureRow | null, limit) => readPictures(db, last, limit)))
    for (const row of rows)
      yield {
        id: row.id,
        file: pictureUrl(row.id, row.width, row.height, row.ending).slice(1),
        fileName: row.file_name,
        alt: row.alt,
        mimeType: row.mime_type,
        createdBy: row.created_by,
        createdAt: row.created_at,
      };
}

type PictureRow = Awaited<ReturnType<typeof readPictures>>[number];

function readPictures(db: Db, last: { id: string } | null, limit: number) {
  return db
    .selectFrom('pictures')
    .select(['id', 'file_name', 'alt', 'width', 'height', 'ending', 'mime_type', 'created_by', 'created_at'])
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Every profile of an author, by name. */
export async function* eachAuthor(db: Db): AsyncGenerator<OwnAuthor> {
  const rows = await db.selectFrom('authors').selectAll().orderBy('name_key').execute();
  for (const row of rows)
    yield {
      name: row.name,
      role: row.role,
      sentence: row.sentence,
      bio: row.bio,
      pictureId: row.picture_id,
      isSample: row.is_sample === 1,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
}

/** The uploaded logos. */
export async function* eachLogo(db: Db): AsyncGenerator<{ name: string; content: Buffer }> {
  for (const { name } of await db.selectFrom('brand_files').select('name').orderBy('name').execute()) {
    const row = await db.selectFrom('brand_files').select('content').where('name', '=', name).executeTakeFirst();
    if (row) yield { name, content: Buffer.from(row.content, 'base64') };
  }
}

/** The pictures that replace drawn work samples. */
export function listWorkPictures(db: Db): Promise<{ sampleId: string; pictureId: string }[]> {
  return db
    .selectFrom('work_pictures')
    .select(['sample_id as sampleId', 'picture_id as pictureId'])
    .orderBy('sample_id')
    .execute();
}
