import { z } from 'zod';
import { emailAddress, rowId } from '../text/text.schema.ts';
import { issueChangesSchema } from './issue.schema.ts';

/** The issue to preview, with its unsaved fields; without an id, only those fields. */
export const issuePreviewSchema = issueChangesSchema
  .pick({ subject: true, previewText: true, content: true, layout: true })
  .extend({ id: rowId.optional() });

/** An issue, and the address for a test mail of it. */
export const issueTestSchema = z.object({ id: rowId, to: emailAddress() });
