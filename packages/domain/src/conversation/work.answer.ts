import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { SavedReply } from './saved-reply.ts';
import { answersAnswer } from '../question/question.answer.ts';
import type { ContactWork, NextStep, Related, RelatedContact } from './work.ts';

/** Owner and next step of an enquiry. */
export const workShape = {
  ownerId: z.string().nullable().describe('The staff member who owns it; null without an owner'),
  ownerName: z.string(),
  nextStep: z.string().describe('Empty for none'),
  nextStepOn: z.iso.date().nullable().describe('Null for no day'),
};

const contactWork = z.object({ contactId: z.string(), ...workShape });

export const contactWorkAnswer: z.ZodType<ContactWork> = named('ContactWork', contactWork);

export const nextStepAnswer: z.ZodType<NextStep> = named(
  'NextStep',
  contactWork.extend({
    name: z.string().describe('Of the sender of the inquiry'),
    reference: z.string(),
  }),
);

export const contactOwnerAnswer: z.ZodType<{ id: string; name: string }> = named(
  'ContactOwner',
  z.object({ id: z.string(), name: z.string() }),
);

const relatedContact: z.ZodType<RelatedContact> = named(
  'RelatedContact',
  z.object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    dateSubmitted: instantAnswer,
    message: z.string(),
    answers: answersAnswer,
  }),
);

export const relatedContactsAnswer: z.ZodType<Related> = named(
  'RelatedContacts',
  z.object({
    merged: z.array(relatedContact).describe('Inquiries that are merged into it'),
    others: z.array(relatedContact).describe('Others of the same address or name'),
  }),
);

export const savedReplyAnswer: z.ZodType<SavedReply> = named(
  'SavedReply',
  z.object({
    id: z.string(),
    name: z.string(),
    text: z.string().describe('May contain placeholders such as `{firstName}`'),
  }),
);

export const savedReplyIdAnswer: z.ZodType<{ id: string }> = named('SavedReplyId', z.object({ id: z.string() }));
