import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { backupStatusAnswer, listedBackupAnswer } from '@tideline/domain/site/backup.answer';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { recordAction, recordAlone } from '../../core/audit/audit.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { answer, file, list, started } from '../../core/rpc/answers.ts';
import { confirmedCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { findLatestBackup, findProvenBackup } from './backups.repository.ts';
import { findListedBackups, isPacked } from './listed-backups.ts';

/** Backups made and downloaded per person. Each reads the whole site. */
const LIMIT: RateLimit = { limit: 10, windowSeconds: 60 * 60 };

export const backupRouter = router({
  status: staffCall('backups.read', {
    rest: 'GET /backups/status',
    summary: 'Read the newest backup and the newest verified one',
    answer: answer(backupStatusAnswer),
  }).query(async ({ ctx }) => ({
    latest: await findLatestBackup(ctx.db, ctx.now()),
    lastProven: await findProvenBackup(ctx.db, ctx.now()),
  })),

  list: staffCall('backups.read', {
    rest: 'GET /backups',
    summary: 'List the newest backups',
    answer: list(listedBackupAnswer),
  }).query(({ ctx }) => findListedBackups(ctx.db, ctx.backups.dir, ctx.now())),

  start: staffCall('backups.make', {
    rest: 'POST /backups',
    summary: 'Make a packed backup',
    description: '`GET /api/backups` shows its progress. 409 while another one is being made.',
    answer: started(),
    refusals: [409, 429],
  }).mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await countAttempt(trx, `backup:${ctx.staff.id}`, LIMIT, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'backup.start' }, ctx.now());
    });
    if (!ctx.backups.start()) {
      const message = 'A backup is already running. Wait until it appears in the list.';
      throw new TRPCError({ code: 'CONFLICT', message });
    }
    return {};
  }),

  download: confirmedCall('backups.make', {
    rest: 'GET /backups/{fileName}',
    summary: 'Download a packed backup',
    description: `The whole site with everybody's data. Only within ${CONFIRMATION_MINUTES} minutes of the sign-in.`,
    input: z.object({ fileName: z.string().refine(isPacked, 'fileName must be the name of a packed backup.') }),
    answer: file<ReadStream>('application/gzip'),
    refusals: [404, 429],
  }).query(async ({ ctx, input }) => {
    const path = join(ctx.backups.dir, input.fileName);
    if (!existsSync(path)) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This backup is no longer on this server.' });
    }
    await countAttempt(ctx.db, `backup:${ctx.staff.id}`, LIMIT, ctx.now());
    const act = { action: 'backup.download', detail: { file: input.fileName } } as const;
    await recordAlone(ctx.db, ctx.actor, act, ctx.now());
    return createReadStream(path);
  }),
});
