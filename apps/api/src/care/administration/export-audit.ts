import type { AuditExportQuery } from '@tideline/domain/staff/audit.schema';
import { csvExport } from '../../core/exports/csv-export.ts';
import type { Db } from '../../core/store/schema.ts';
import { listAuditBatch } from '../../core/audit/audit-lists.repository.ts';

const HEADING = ['at', 'actor', 'action', 'object', 'objectId', 'network', 'requestId', 'detail', 'apiKey'];

/** The filtered lines as CSV, newest first. */
export function exportAudit(db: Db, filters: AuditExportQuery, timeZone: string): AsyncGenerator<string> {
  return csvExport(
    HEADING,
    (page) => listAuditBatch(db, { ...filters, ...page }, timeZone),
    ({ at, actor, action, object, objectId, network, requestId, detail, apiKey }) => [
      at,
      actor,
      action,
      object,
      objectId,
      network,
      requestId,
      JSON.stringify(detail),
      apiKey,
    ],
  );
}
