import { z } from 'zod';
import { countAnswer, named } from '../entity/answer-schema.ts';
import type { Retention } from './retention.ts';

/** Programs read `inquiries` for `enquiries`. */
export const personSummaryAnswer = named(
  'PersonSummary',
  z.object({
    email: z.string(),
    counts: z.object({
      inquiries: countAnswer,
      notes: countAnswer.describe('Notes of staff about the inquiries'),
      subscriptions: countAnswer,
      mails: countAnswer,
      signInAttempts: countAnswer,
    }),
    hasAccount: z.boolean().describe('Somebody signs in with the address'),
    isSuppressed: z.boolean().describe('It gets no mail of the newsletter any more'),
    isInLog: z.boolean().describe('The audit log has entries by or about it'),
  }),
);

export const retentionAnswer: z.ZodType<Retention> = named(
  'Retention',
  z.object({
    contactMonths: countAnswer.describe('Inquiries that were not won, after their last change; 0: for ever'),
    sessionDays: countAnswer.describe('Sessions, after their end'),
    unconfirmedDays: countAnswer.describe('Sign-ups that nobody confirmed'),
    auditMonths: countAnswer.describe('Entries of the audit log; 0: for ever'),
  }),
);
