import { z } from 'zod';
import { countAnswer, named } from '../../entity/answer-schema.ts';
import type { IssueResults } from '../issue-results.ts';

const reasons = z.array(z.object({ reason: z.string(), count: countAnswer }));

type PublicResults = Omit<IssueResults, 'enquiries'> & { inquiries: number };

export const issueResultsAnswer: z.ZodType<PublicResults> = named(
  'IssueResults',
  z.object({
    recipients: countAnswer.describe('Subscribers it was addressed to when sending began'),
    accepted: countAnswer.describe('Messages that the mail server has accepted'),
    refused: countAnswer.describe('Messages that it permanently refused'),
    bounced: countAnswer.describe('Accepted, and returned later'),
    complained: countAnswer.describe('Marked as spam, as far as it is reported'),
    unsubscribed: countAnswer.describe('Readers who unsubscribed with a link in the issue'),
    visits: countAnswer.describe('Pages shown after a link in the issue'),
    signUps: countAnswer.describe('Sign-ups after a link in the issue'),
    inquiries: countAnswer.describe('Inquiries after a link in the issue'),
    waiting: countAnswer.describe('Messages not handed over yet'),
    stopped: countAnswer.describe('Messages that were stopped before'),
    refusals: reasons.describe('Why messages were refused, most frequent first'),
    bounces: reasons.describe('Why messages were returned, most frequent first'),
    pages: z
      .array(z.object({ path: z.string(), visits: countAnswer }))
      .describe('Pages that its links led to, most visited first'),
  }),
);
