import { pictureUrl } from '@tideline/domain/picture/picture-address';
import { WORK_SAMPLE_IDS, type WorkPicture, type WorkSampleId } from '@tideline/domain/site/work-sample';
import type { Db, Trx } from '../store/schema.ts';

/** The uploaded pictures of work samples, without those of samples that no longer exist. */
export async function listWorkPictures(db: Db): Promise<WorkPicture[]> {
  const rows = await db
    .selectFrom('work_pictures')
    .innerJoin('pictures', 'pictures.id', 'work_pictures.picture_id')
    .select(['sample_id', 'pictures.id', 'alt', 'width', 'height', 'ending'])
    .orderBy('sample_id')
    .execute();
  return rows.flatMap(({ sample_id, id, alt, width, height, ending }) => {
    const sampleId = WORK_SAMPLE_IDS.find((known) => known === sample_id);
    return sampleId ? [{ sampleId, url: pictureUrl(id, width, height, ending), alt }] : [];
  });
}

/** Shows a picture for a work sample, replacing an earlier one. The picture must exist. */
export async function putWorkPicture(trx: Trx, sampleId: WorkSampleId, pictureId: string, now: string): Promise<void> {
  const values = { picture_id: pictureId, updated_at: now };
  await trx
    .insertInto('work_pictures')
    .values({ sample_id: sampleId, ...values })
    .onConflict((conflict) => conflict.column('sample_id').doUpdateSet(values))
    .execute();
}

/** Restores the drawing; false when there was no picture. */
export async function deleteWorkPicture(trx: Trx, sampleId: WorkSampleId): Promise<boolean> {
  const row = await trx
    .deleteFrom('work_pictures')
    .where('sample_id', '=', sampleId)
    .returning('sample_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a work sample shows the picture. */
export async function isWorkPicture(db: Db, pictureId: string): Promise<boolean> {
  const row = await db
    .selectFrom('work_pictures')
    .select('sample_id')
    .where('picture_id', '=', pictureId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
