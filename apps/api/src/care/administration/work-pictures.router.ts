import { TRPCError } from '@trpc/server';
import type { WorkPicture } from '@tideline/domain/site/work-sample';
import { workPictureAnswer } from '@tideline/domain/site/work-sample.answer';
import { workPictureSchema, workSampleIdSchema } from '@tideline/domain/site/work-sample.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { list } from '../../core/rpc/answers.ts';
import { pageProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Trx } from '../../core/store/schema.ts';
import { deleteWorkPicture, listWorkPictures, putWorkPicture } from '../../core/settings/work-pictures.repository.ts';

/** The uploaded pictures that replace drawn work samples. */
export const workPicturesRouter = router({
  list: pageProcedure.query(({ ctx }) => listWorkPictures(ctx.db)),

  put: staffCall('settings.change', {
    rest: 'PUT /work-pictures/{id}',
    summary: 'Replace a drawn work sample with a picture',
    description: 'The picture needs an alternative text. Answers all work samples that are pictures.',
    input: workPictureSchema,
    idField: 'sampleId',
    answer: list<WorkPicture, WorkPicture[]>(workPictureAnswer),
    example: { pictureId: '01939f3c-5a00-7000-8000-2b9d5c1e7f10' },
  }).mutation(({ ctx, input: { sampleId, pictureId } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // the picture may be being deleted
      await requireDescribedPicture(trx, pictureId);
      await putWorkPicture(trx, sampleId, pictureId, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'work-sample.picture', objectId: sampleId }, ctx.now());
      return listWorkPictures(trx);
    }),
  ),

  remove: staffCall('settings.change', {
    rest: 'DELETE /work-pictures/{id}',
    summary: 'Set a work sample back to its drawing',
    description: 'Answers all work samples that are pictures.',
    input: workSampleIdSchema,
    idField: 'sampleId',
    answer: list<WorkPicture, WorkPicture[]>(workPictureAnswer),
  }).mutation(({ ctx, input: { sampleId } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const isRemoved = await deleteWorkPicture(trx, sampleId);
      if (isRemoved)
        await recordAction(trx, ctx.actor, { action: 'work-sample.drawing', objectId: sampleId }, ctx.now());
      return listWorkPictures(trx);
    }),
  ),
});

/** @throws TRPCError BAD_REQUEST when the picture is gone or has no alternative text */
async function requireDescribedPicture(trx: Trx, id: string): Promise<void> {
  const picture = await trx.selectFrom('pictures').select('alt').where('id', '=', id).executeTakeFirst();
  if (!picture) throw refusal('This picture no longer exists.');
  if (picture.alt.trim() === '') throw refusal('The picture needs an alternative text first.');
}

function refusal(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('pictureId') });
}
