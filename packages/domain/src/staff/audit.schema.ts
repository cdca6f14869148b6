import { z } from 'zod';
import { AUDIT_ACTIONS, type AuditAction } from './audit.ts';
import { AUDIT_OBJECTS, type AuditObject } from './audit-entry.ts';
import { EMAIL_MAX_LENGTH } from '../subscriber/email-address.ts';
import { isPublishDate } from '../time/publish-date.ts';
import { filterText, pageQueryShape, rowId } from '../text/text.schema.ts';

const day = (name: string) =>
  z
    .string({ error: `${name} must be given once, as text.` })
    .regex(/^\d{4}-\d{2}-\d{2}$/, `${name} must be a day such as 2026-03-08.`)
    .refine(isPublishDate, `${name} must be a day such as 2026-03-08.`);

/** The lines of the audit log in a list, newest first. */
export const auditListQuerySchema = z.object({
  ...pageQueryShape,
  /** Address of an account, `command` or `program`; empty for callers who were not signed in. */
  actor: filterText('actor', EMAIL_MAX_LENGTH).optional(),
  action: z
    .enum(Object.keys(AUDIT_ACTIONS) as [AuditAction], { error: 'action must be one that the log knows.' })
    .optional(),
  object: z
    .enum(Object.keys(AUDIT_OBJECTS) as [AuditObject], { error: 'object must be one that the log knows.' })
    .optional(),
  objectId: rowId.optional(),
  /** The first and the last day, in the agency's zone. */
  from: day('from').optional(),
  to: day('to').optional(),
});
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;

/** The lines of an export: all lines of the list with the same filters. */
export const auditExportQuerySchema = auditListQuerySchema.omit({ limit: true, cursor: true });
export type AuditExportQuery = z.infer<typeof auditExportQuerySchema>;
