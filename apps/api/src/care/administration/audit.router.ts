import { auditExportQuerySchema, auditListQuerySchema } from '@tideline/domain/staff/audit.schema';
import { countExport } from '../../core/exports/csv-export.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { confirmedProcedureFor, procedureFor, router } from '../../core/rpc/procedures.ts';
import { listActors, listAudit } from '../../core/audit/audit-lists.repository.ts';
import { exportAudit } from './export-audit.ts';

/** The audit log, read-only. */
export const auditRouter = router({
  list: procedureFor('audit.read')
    .input(auditListQuerySchema.prefault({}))
    .query(async ({ ctx, input }) => {
      const { timeZone } = await findSettings(ctx.db);
      return listAudit(ctx.db, input, timeZone);
    }),

  /** All actors in the log, for the filter; an empty one stands for acts without an account. */
  actors: procedureFor('audit.read').query(({ ctx }) => listActors(ctx.db)),

  /** CSV as a stream. */
  export: confirmedProcedureFor('audit.read')
    .input(auditExportQuerySchema.prefault({}))
    .query(async ({ ctx, input }) => {
      await countExport(ctx, 'audit.export', input);
      const { timeZone } = await findSettings(ctx.db);
      return exportAudit(ctx.db, input, timeZone);
    }),
});
