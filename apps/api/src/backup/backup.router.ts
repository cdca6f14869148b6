import type { BackupStatus } from '@tideline/domain/site/backup';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findLatestBackup, findProvenBackup } from './backups.repository.ts';

export const backupRouter = router({
  status: procedureFor('backups.read').query(async ({ ctx }): Promise<BackupStatus> => ({
    latest: await findLatestBackup(ctx.db, ctx.now()),
    lastProven: await findProvenBackup(ctx.db, ctx.now()),
  })),
});
