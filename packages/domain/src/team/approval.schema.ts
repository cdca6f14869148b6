import { z } from 'zod';
import { postRefSchema } from '../post/post.schema.ts';
import { longText, rowId } from '../text/text.schema.ts';
import { APPROVAL_NOTE_MAX_LENGTH } from './approval.ts';

/** Sets the owner of a post; null for none. */
export const postOwnerSchema = postRefSchema.extend({ ownerId: rowId.nullable() });

/** Publishes a submitted post; `version` is that of the text that was read. */
export const approvalSchema = postRefSchema.extend({ version: z.string().max(100) });

/** Sends a post back to its author. */
export const returnSchema = postRefSchema.extend({
  note: longText({ label: 'Note', maxLength: APPROVAL_NOTE_MAX_LENGTH }),
});
