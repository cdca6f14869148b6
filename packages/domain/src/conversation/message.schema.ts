import { z } from 'zod';
import { longText, pageQueryOf, requiredLine, rowId } from '../text/text.schema.ts';
import { ATTACHMENTS_MAX } from './attachment.ts';
import { MESSAGES_PAGE_MAX, REPLY_MAX_LENGTH } from './message.ts';

const replyText = longText({ label: 'Reply', maxLength: REPLY_MAX_LENGTH });

/** The enquiry of a conversation. */
export const conversationSchema = z.object({ contactId: rowId });

/** A page of a conversation: without a cursor, the newest messages. */
export const messagesQuerySchema = conversationSchema.extend(pageQueryOf(MESSAGES_PAGE_MAX));

/** A reply to send. */
export const newReplySchema = z.object({
  contactId: rowId,
  text: replyText.refine((text) => text.trim() !== '', 'Reply is required.'),
  /** Chosen by the client: the same key sent twice makes one message. */
  key: z.uuid('key must be a UUID.'),
  /** The newest message seen by the writer; null for none. If there is a newer one, somebody else has written. */
  lastSeenId: rowId.nullable(),
  /** Files attached to the writer's draft. */
  attachmentIds: z.array(rowId).max(ATTACHMENTS_MAX, `A reply can have at most ${ATTACHMENTS_MAX} files.`).default([]),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** The text of an unsent reply; an empty text deletes it. */
export const replyDraftSchema = z.object({ contactId: rowId, text: replyText });

/** The name of a file to attach to the caller's draft. */
export const newAttachmentSchema = z.object({
  contactId: rowId,
  name: requiredLine({ label: 'File name', maxLength: 255 }).meta({ examples: ['offer.pdf'] }),
});

/** One message. */
export const messageSchema = z.object({ id: rowId });

/** The decision about an unverified staff mail: accept it as our answer, or delete it. */
export const unverifiedDecisionSchema = z.object({
  id: rowId,
  as: z.enum(['ours', 'dismissed'], { error: 'as must be ours or dismissed.' }),
});

/** A message exchanged elsewhere, from the enquirer or to them. */
export const pastedMessageSchema = z.object({
  contactId: rowId,
  direction: z.enum(['in', 'out'], { error: 'direction must be in or out.' }),
  text: longText({ label: 'Message', maxLength: REPLY_MAX_LENGTH }).refine(
    (text) => text.trim() !== '',
    'Message is required.',
  ),
});
export type PastedMessage = z.infer<typeof pastedMessageSchema>;
