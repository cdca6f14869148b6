import { z } from 'zod';
import { emailAddress, rowId } from '../text/text.schema.ts';
import { issueChangesSchema } from './issue.schema.ts';

/** The issue to show, with the fields that are not saved yet; without an id, only those fields. */
export const issuePreviewSchema = issueChangesSchema
  .pick({ subject: true, previewText: true, content: true, layout: true })
  .extend({ id: rowId.optional() });

/** An issue and the address that a test mail of it goes to. */
export const issueTestSchema = z.object({ id: rowId, to: emailAddress() });
