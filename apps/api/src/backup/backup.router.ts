import type { BackupStatus } from '@tideline/domain/site/backup';
import { router, staffProcedure } from '../rpc/procedures.ts';
import { findLatestBackup, findProvenBackup } from './backups.repository.ts';

export const backupRouter = router({
  status: staffProcedure.query(async ({ ctx }): Promise<BackupStatus> => ({
    latest: await findLatestBackup(ctx.db, ctx.now()),
    lastProven: await findProvenBackup(ctx.db, ctx.now()),
  })),
});
