import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { MessageAttachment } from './attachment.ts';
import { MESSAGE_DIRECTIONS, MESSAGE_KINDS, MESSAGE_STATES, type ContactMessage } from './message.ts';

const attachment = z.object({
  id: z.string().describe('For `GET /api/attachments/{id}`'),
  name: z.string(),
  mimeType: z.string().describe('By its name; `application/octet-stream` for anything that could be a program'),
  bytes: z.int().min(0),
  isStored: z.boolean().describe('False for a file beyond the limits: it is only in the mailbox'),
});

export const messageAttachmentAnswer: z.ZodType<MessageAttachment> = named('MessageAttachment', attachment);

export const contactMessageAnswer: z.ZodType<ContactMessage> = named(
  'ContactMessage',
  z.object({
    id: z.string(),
    contactId: z.string(),
    direction: z
      .enum(MESSAGE_DIRECTIONS)
      .describe('`note-in`: an email from staff that did not go to the sender of the inquiry'),
    kind: z.enum(MESSAGE_KINDS),
    fromName: z.string().describe('May be empty'),
    fromAddress: z.string(),
    toAddress: z.string(),
    subject: z.string().describe('May be empty'),
    text: z.string(),
    isUnverified: z.boolean().describe('It claims to be from staff without proof; a person must accept or dismiss it'),
    quotedText: z.string().describe('The earlier messages that it quotes; may be empty'),
    state: z.enum(MESSAGE_STATES),
    error: z.string().describe('Why the last attempt to send it failed; may be empty'),
    isOwn: z.boolean().describe('Written by the caller'),
    createdAt: instantAnswer,
    sendAt: instantAnswer.nullable().describe('Until when the reply can be undone'),
    sentAt: instantAnswer.nullable().describe('When the mail server accepted it'),
    attachments: z.array(messageAttachmentAnswer),
  }),
);

export const replyDraftAnswer: z.ZodType<{ draft: string }> = named(
  'ReplyDraft',
  z.object({ draft: z.string().describe('The text as last saved') }),
);
