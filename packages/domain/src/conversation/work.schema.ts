import { z } from 'zod';
import { contactIds } from '../contact/contact.schema.ts';
import { longText, optionalLine, requiredLine, rowId } from '../text/text.schema.ts';
import { REPLY_MAX_LENGTH } from './message.ts';
import { SAVED_REPLY_NAME_MAX_LENGTH } from './saved-reply.ts';
import { NEXT_STEP_MAX_LENGTH } from './work.ts';

/** The owner of an enquiry; null for none. */
export const ownerSchema = z.object({ contactId: rowId, ownerId: rowId.nullable() });

/** The owner of several enquiries; null for none. */
export const ownersSchema = z.object({ ids: contactIds, ownerId: rowId.nullable() });

/** The next step of an enquiry; an empty text deletes it. */
export const nextStepSchema = z.object({
  contactId: rowId,
  text: optionalLine({ label: 'Next step', maxLength: NEXT_STEP_MAX_LENGTH }),
  on: z.iso.date('The day must look like 2026-11-30.').nullable(),
});

/** Puts an enquiry into another one. */
export const mergeSchema = z.object({ contactId: rowId, intoId: rowId });

/** A saved reply; without an id, a new one. */
export const savedReplySchema = z.object({
  id: rowId.optional(),
  name: requiredLine({ label: 'Name', maxLength: SAVED_REPLY_NAME_MAX_LENGTH }),
  text: longText({ label: 'Text', maxLength: REPLY_MAX_LENGTH }).refine(
    (text) => text.trim() !== '',
    'Text is required.',
  ),
});
