import { z } from 'zod';
import { countAnswer, instantAnswer, isSampleAnswer, named, textsOf } from '../entity/answer-schema.ts';
import { trailAnswer, trailIssueAnswer } from '../trail/trail.answer.ts';
import { workShape } from '../conversation/work.answer.ts';
import { answersAnswer } from '../question/question.answer.ts';
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
import {
  CONTACT_EVENT_KINDS,
  type ContactColumn,
  type ContactEvent,
  type ContactStatusChange,
} from './contact-history.ts';

const status = z.enum(CONTACT_STATUSES);

const contact = z.object({
  ...textsOf(CONTACT_FIELDS),
  reference: z.string().describe('The reference that the visitor was given, for example TL-7K3QX9'),
  name: z.string().describe('First and last name'),
  package: z
    .string()
    .nullable()
    .describe(`${CONTACT_PACKAGES.join(', ')}, or the id of a package that staff have added`),
  packageName: z.string().describe('The name of the package when it was chosen; empty in old inquiries'),
  source: z.string(),
  status,
  dateSubmitted: instantAnswer,
  answeredAt: instantAnswer
    .nullable()
    .describe('When staff first answered it, with a reply or the status `contacted` or `qualified`; null until then'),
  value: countAnswer
    .nullable()
    .describe('What a won inquiry is worth, in whole units of the currency in the settings; null if not entered'),
  lostReason: z.string().describe('Why it was lost; empty if not entered'),
  isSample: isSampleAnswer,
  answers: answersAnswer,
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
    wording: z
      .string()
      .nullable()
      .describe('What stood beside the button of the form, its label last; null if staff or a program entered it'),
  }),
);

export const offeredPackageAnswer: z.ZodType<{ id: string; name: string }> = named(
  'OfferedPackage',
  z.object({ id: z.string().describe('As `package` of an inquiry'), name: z.string() }),
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
    actor: z.string().describe('Who did it, or who sent the message; may be empty'),
    kind: z.enum(CONTACT_EVENT_KINDS),
    status: status.nullable().describe('The status that was set'),
  }),
);

export const waitingContactsAnswer: z.ZodType<{ waiting: number }> = named(
  'WaitingContacts',
  z.object({ waiting: countAnswer.describe('Pending inquiries: those that nobody has answered') }),
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
    from: status.describe('Its status now'),
    to: status.describe('Its former status, which `POST /api/contacts/statuses/undo` restores'),
  }),
);

export const restoredContactsAnswer: z.ZodType<{ restored: number }> = named(
  'RestoredContacts',
  z.object({ restored: countAnswer.describe('Inquiries that were set back to their former status') }),
);

export const contactColumnAnswer: z.ZodType<ContactColumn> = named(
  'ContactColumn',
  z.object({
    value: countAnswer.describe('The sum of the values entered, in whole units of the currency in the settings'),
    since: z
      .array(z.object({ contactId: z.string(), at: instantAnswer }))
      .describe('Since when each inquiry that was asked for has its status'),
  }),
);
