import type { Page } from '@tideline/domain/entity/page';
import type { AuditEntry } from '@tideline/domain/staff/audit-entry';
import { auditActorAnswer, auditEntryAnswer } from '@tideline/domain/staff/audit.answer';
import { auditExportQuerySchema, auditListQuerySchema } from '@tideline/domain/staff/audit.schema';
import { countExport, EXPORT_DESCRIPTION } from '../../core/exports/csv-export.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { file, list, page } from '../../core/rpc/answers.ts';
import { confirmedCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { listActors, listAudit } from '../../core/audit/audit-lists.repository.ts';
import { exportAudit } from './export-audit.ts';

/** The audit log, read-only. */
export const auditRouter = router({
  list: staffCall('audit.read', {
    rest: 'GET /audit',
    summary: 'List the entries of the audit log, newest first',
    description: '`from` and `to` are days in the time zone of the agency.',
    input: auditListQuerySchema.prefault({}),
    answer: page<AuditEntry, Page<AuditEntry>>(auditEntryAnswer),
    example: { action: 'post.change', from: '2026-11-01', limit: 20 },
  }).query(async ({ ctx, input }) => {
    const { timeZone } = await findSettings(ctx.db);
    return listAudit(ctx.db, input, timeZone);
  }),

  actors: staffCall('audit.read', {
    rest: 'GET /audit/actors',
    summary: 'List the people and programs in the audit log',
    answer: list(auditActorAnswer),
  }).query(({ ctx }) => listActors(ctx.db)),

  export: confirmedCall('audit.read', {
    rest: 'GET /audit.csv',
    summary: 'Export the audit log as CSV',
    description: EXPORT_DESCRIPTION,
    input: auditExportQuerySchema.prefault({}),
    answer: file<AsyncIterable<string>>('text/csv'),
    refusals: [429],
    example: { action: 'post.change' },
  }).query(async ({ ctx, input }) => {
    await countExport(ctx, 'audit.export', input);
    const { timeZone } = await findSettings(ctx.db);
    return exportAudit(ctx.db, input, timeZone);
  }),
});
