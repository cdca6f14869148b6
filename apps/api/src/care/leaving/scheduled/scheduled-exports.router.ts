import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { exportScheduleAnswer, scheduledExportAnswer } from '@tideline/domain/moving/scheduled-export.answer';
import { exportChoiceSchema } from '@tideline/domain/moving/scheduled-export.schema';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { recordAction, recordAlone } from '../../../core/audit/audit.repository.ts';
import { countExport } from '../../../core/exports/csv-export.ts';
import { answer, empty, file, list } from '../../../core/rpc/answers.ts';
import { requireCapability } from '../../../core/rpc/authorize.ts';
import { confirmedCall, router, staffCall } from '../../../core/rpc/procedures.ts';
import { deletePeopleExports, deleteExport, exportFolder, listExports, readExportName } from './export-files.ts';
import { findSchedule, saveSchedule } from './schedule.repository.ts';

const exportNameSchema = z.object({
  fileName: z.string().refine((name) => readExportName(name) !== null, 'fileName must be the name of an archive.'),
});

/** Archives of the site that the server writes on a schedule. */
export const scheduledExportsRouter = router({
  schedule: staffCall('backups.make', {
    rest: 'GET /export/schedule',
    summary: 'Read how often the server exports the site',
    answer: answer(exportScheduleAnswer),
  }).query(({ ctx }) => findSchedule(ctx.db)),

  setSchedule: confirmedCall(
    'backups.make',
    {
      rest: 'PUT /export/schedule',
      summary: 'Set how often the server exports the site',
      description: `The next archive is written at once. Only within ${CONFIRMATION_MINUTES} minutes of the sign-in.`,
      input: exportChoiceSchema,
      answer: answer(exportScheduleAnswer),
      example: { every: 'weekly', hasPeople: false },
    },
    'save',
  ).mutation(async ({ ctx, input }) => {
    if (input.hasPeople) requireCapability(ctx, 'people.export');
    return ctx.db.transaction().execute(async (trx) => {
      await saveSchedule(trx, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'scheduled-export.change', detail: input }, ctx.now());
      return findSchedule(trx);
    });
  }),

  list: staffCall('backups.make', {
    rest: 'GET /exports',
    summary: 'List the archives that the server has written on its schedule',
    answer: list(scheduledExportAnswer),
  }).query(({ ctx }) => listExports(ctx.db, ctx.mediaDir, ctx.now())),

  download: confirmedCall('backups.make', {
    rest: 'GET /exports/{fileName}',
    summary: 'Download an archive',
    description: `Only within ${CONFIRMATION_MINUTES} minutes of the sign-in.`,
    input: exportNameSchema,
    answer: file<ReadStream>('application/zip'),
    refusals: [404, 429],
  }).query(async ({ ctx, input: { fileName } }) => {
    const include = readExportName(fileName)?.hasPeople ? 'people' : undefined;
    if (include) requireCapability(ctx, 'people.export');
    await deletePeopleExports(ctx.db, ctx.mediaDir, ctx.now());
    const path = join(exportFolder(ctx.mediaDir), fileName);
    if (!existsSync(path)) throw noSuchExport();
    await countExport(ctx, 'site.export', { include }, fileName);
    return createReadStream(path);
  }),

  remove: staffCall('backups.make', {
    rest: 'DELETE /exports/{fileName}',
    summary: 'Delete an archive',
    input: exportNameSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { fileName } }) => {
    if (!(await deleteExport(join(exportFolder(ctx.mediaDir), fileName)))) throw noSuchExport();
    await recordAlone(ctx.db, ctx.actor, { action: 'scheduled-export.remove', objectId: fileName }, ctx.now());
    return {};
  }),
});

function noSuchExport(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This archive is no longer on this server.' });
}
