import { z } from 'zod';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { CONTACT_EVENT_KINDS, type ContactEvent } from '@tideline/domain/contact/contact-history';
import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import {
  MESSAGE_DIRECTIONS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type ContactMessage,
} from '@tideline/domain/conversation/message';
import type { ContactWork } from '@tideline/domain/conversation/work';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');

const attachment = z.object({
  id: z.string().describe('For `GET /api/attachments/{id}`'),
  name: z.string(),
  mimeType: z.string().describe('By its name; `application/octet-stream` for anything that could be a program'),
  bytes: z.int().min(0),
  isStored: z.boolean().describe('False for a file beyond the limits: it is only in the mailbox'),
}) satisfies z.ZodType<MessageAttachment>;

/** Owner and next step of an enquiry. */
export const workShape = {
  ownerId: z.string().nullable().describe('The member of staff who looks after it; null without an owner'),
  ownerName: z.string(),
  nextStep: z.string().describe('Empty for none'),
  nextStepOn: z.iso.date().nullable().describe('Null for no day'),
};

/** The schemas of the answers about conversations. */
export const CONVERSATION_ANSWERS = {
  MessageAttachment: attachment,
  ReplyDraft: z.object({ draft: z.string().describe('The text, before what the caller has typed since') }),
  ContactEvent: z.object({
    id: z.string(),
    at: instant,
    actor: z.string().describe('Who did it, or the sender of a message; may be empty'),
    kind: z.enum(CONTACT_EVENT_KINDS),
    status: z.enum(CONTACT_STATUSES).nullable().describe('The status that was set'),
  }) satisfies z.ZodType<ContactEvent>,
  ContactOwner: z.object({ id: z.string(), name: z.string() }),
  ContactWork: z.object({ contactId: z.string(), ...workShape }) satisfies z.ZodType<ContactWork>,
  ContactMessage: z.object({
    id: z.string(),
    contactId: z.string(),
    direction: z
      .enum(MESSAGE_DIRECTIONS)
      .describe('`note-in`: a mail of staff that the sender of the inquiry did not get'),
    kind: z.enum(MESSAGE_KINDS),
    fromName: z.string().describe('May be empty'),
    fromAddress: z.string(),
    toAddress: z.string(),
    subject: z.string().describe('May be empty'),
    text: z.string(),
    isUnverified: z.boolean().describe('It claims to be from staff, which nothing shows: a person decides about it'),
    quotedText: z.string().describe('What it quotes of earlier messages; may be empty'),
    state: z.enum(MESSAGE_STATES),
    error: z.string().describe('Why the last attempt to send it failed; may be empty'),
    isOwn: z.boolean().describe('Written by the caller'),
    createdAt: instant,
    sendAt: instant.nullable().describe('Until then a reply can be taken back'),
    sentAt: instant.nullable().describe('When the mail server accepted it'),
    attachments: z.array(attachment),
  }) satisfies z.ZodType<ContactMessage>,
};
