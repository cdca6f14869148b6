import { z } from 'zod';
import { countAnswer, instantAnswer, isSampleAnswer, named, textsOf } from '../entity/answer-schema.ts';
import { trailAnswer, trailIssueAnswer } from '../trail/trail.answer.ts';
import { workShape } from '../conversation/work.answer.ts';
import { SUBSCRIBER_STATUSES } from '../subscriber/subscriber.ts';
import type { ContactDetail } from '../trail/trail.ts';
import {
  CONTACT_FIELDS,
  CONTACT_PACKAGES,
  CONTACT_STATUSES,
  type Contact,
  type ContactAnswer,
  type ContactNote,
} from './contact.ts';
import { CONTACT_EVENT_KINDS, type ContactEvent, type ContactStatusChange } from './contact-history.ts';

const status = z.enum(CONTACT_STATUSES);

const contact = z.object({
  ...textsOf(CONTACT_FIELDS),
  reference: z.string().describe('What the visitor was told to quote, for example TL-7K3QX9'),
  name: z.string().describe('First and last name'),
  package: z.enum(CONTACT_PACKAGES).nullable(),
  source: z.string(),
  status,
  dateSubmitted: instantAnswer,
  answeredAt: instantAnswer
    .nullable()
    .describe('When staff first answered it, by a reply or as `contacted` or `qualified`; null before'),
  value: countAnswer
    .nullable()
    .describe('What a won one is worth, in whole units of the currency in the settings; null: not stated'),
  lostReason: z.string().describe('Why it was lost; empty when not stated'),
  isSample: isSampleAnswer,
});

export const contactAnswer: z.ZodType<Contact> = named('Contact', contact);

export const contactDetailAnswer: z.ZodType<ContactDetail> = named(
  'ContactDetail',
  contact.extend({
    trail: trailAnswer,
    subscription: z
      .object({
        id: z.string(),
        status: z.enum(SUBSCRIBER_STATUSES),
        createdAt: instantAnswer,
        issue: trailIssueAnswer,
      })
      .nullable()
      .describe('The newsletter subscription of the address; null without one'),
    work: z.object(workShape),
  }),
);

export const contactReceivedAnswer: z.ZodType<ContactAnswer> = named(
  'ContactReceived',
  z.object({ message: z.literal('received'), reference: z.string() }),
);

export const addedContactAnswer: z.ZodType<Pick<Contact, 'id' | 'reference'>> = named(
  'AddedContact',
  contact.pick({ id: true, reference: true }),
);

export const contactEventAnswer: z.ZodType<ContactEvent> = named(
  'ContactEvent',
  z.object({
    id: z.string(),
    at: instantAnswer,
    actor: z.string().describe('Who did it, or the sender of a message; may be empty'),
    kind: z.enum(CONTACT_EVENT_KINDS),
    status: status.nullable().describe('The status that was set'),
  }),
);

export const waitingContactsAnswer: z.ZodType<{ waiting: number }> = named(
  'WaitingContacts',
  z.object({ waiting: countAnswer.describe('Pending inquiries, which nobody has answered') }),
);

export const contactNoteAnswer: z.ZodType<ContactNote> = named(
  'ContactNote',
  z.object({
    id: z.string(),
    text: z.string(),
    authorName: z.string(),
    isOwn: z.boolean().describe('Written by the caller, who may delete it'),
    createdAt: instantAnswer,
  }),
);

export const contactStatusChangeAnswer: z.ZodType<ContactStatusChange> = named(
  'ContactStatusChange',
  z.object({
    id: z.string().describe('The inquiry'),
    from: status.describe('What it has now'),
    to: status.describe('What it had before, and gets back by `POST /api/contacts/statuses/undo`'),
  }),
);

export const restoredContactsAnswer: z.ZodType<{ restored: number }> = named(
  'RestoredContacts',
  z.object({ restored: countAnswer.describe('Inquiries that have their former status again') }),
);
