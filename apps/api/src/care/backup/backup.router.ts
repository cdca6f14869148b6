import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { BackupStatus } from '@tideline/domain/site/backup';
import { recordAction, recordAlone } from '../../core/audit/audit.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { confirmedProcedureFor, procedureFor, router } from '../../core/rpc/procedures.ts';
import { findLatestBackup, findProvenBackup } from './backups.repository.ts';
import { findListedBackups, isPacked } from './listed-backups.ts';

/** Backups made and downloaded per person. Each reads the whole site. */
const LIMIT: RateLimit = { limit: 10, windowSeconds: 60 * 60 };

export const backupRouter = router({
  status: procedureFor('backups.read').query(async ({ ctx }): Promise<BackupStatus> => ({
    latest: await findLatestBackup(ctx.db, ctx.now()),
    lastProven: await findProvenBackup(ctx.db, ctx.now()),
  })),

  list: procedureFor('backups.read').query(({ ctx }) => findListedBackups(ctx.db, ctx.backups.dir, ctx.now())),

  /** Starts making a packed backup; the list shows its progress. */
  start: procedureFor('backups.make').mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await countAttempt(trx, `backup:${ctx.staff.id}`, LIMIT, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'backup.start' }, ctx.now());
    });
    if (!ctx.backups.start()) {
      const message = 'A backup is being made already. Wait until it is in the list.';
      throw new TRPCError({ code: 'CONFLICT', message });
    }
    return {};
  }),

  /** The file of a packed backup, as a stream of bytes. */
  download: confirmedProcedureFor('backups.make')
    .input(z.object({ fileName: z.string().refine(isPacked, 'fileName must be the name of a packed backup.') }))
    .query(async ({ ctx, input }) => {
      const path = join(ctx.backups.dir, input.fileName);
      if (!existsSync(path)) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This backup is not on this server any more.' });
      }
      await countAttempt(ctx.db, `backup:${ctx.staff.id}`, LIMIT, ctx.now());
      const act = { action: 'backup.download', detail: { file: input.fileName } } as const;
      await recordAlone(ctx.db, ctx.actor, act, ctx.now());
      return createReadStream(path);
    }),
});
