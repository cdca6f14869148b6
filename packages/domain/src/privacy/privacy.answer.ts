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
    hasAccount: z.boolean().describe('The address belongs to a staff account'),
    isSuppressed: z.boolean().describe('It no longer gets the newsletter'),
    isInLog: z.boolean().describe('The audit log has entries by or about it'),
  }),
);

export const retentionAnswer: z.ZodType<Retention> = named(
  'Retention',
  z.object({
    contactMonths: countAnswer.describe('Inquiries that were not won, after their last change; 0: forever'),
    sessionDays: countAnswer.describe('Sessions, after their end'),
    unconfirmedDays: countAnswer.describe('Unconfirmed sign-ups'),
    auditMonths: countAnswer.describe('Audit log entries; 0: forever'),
  }),
);
