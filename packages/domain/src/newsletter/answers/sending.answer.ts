import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import type { FailedMessage, IssueProgress, SendingLimits } from '../sending.ts';

export const issueProgressAnswer: z.ZodType<IssueProgress> = named(
  'IssueProgress',
  z.object({
    accepted: countAnswer.describe('Messages that the mail server has accepted'),
    waiting: countAnswer.describe('Not accepted yet, also those that are tried again'),
    refused: countAnswer,
    stopped: countAnswer.describe('Not sent: the issue was stopped, or the reader unsubscribed before it was sent'),
    bounced: countAnswer.describe('Accepted, and returned later'),
    secondsLeft: z.number().nullable().describe('Estimated; null when it is not known, or no message waits'),
    wait: z
      .object({ until: instantAnswer, reason: z.string() })
      .nullable()
      .describe('Until when sending waits, and why; null while it continues'),
  }),
);

export const failedMessageAnswer: z.ZodType<FailedMessage> = named(
  'FailedMessage',
  z.object({
    id: z.string(),
    email: z.string().nullable().describe('Null when the subscriber was deleted'),
    domain: z.string(),
    triedAt: instantAnswer.nullable(),
    attempts: countAnswer,
    code: z.int().nullable().describe('The reply code of the mail server; null without one'),
    reason: z.string().describe('In the mail server’s words'),
    canResend: z.boolean().describe('The reader still gets the newsletter'),
  }),
);

type ResentMessages = { resent: number; skipped: number };

export const resentMessagesAnswer: z.ZodType<ResentMessages> = named(
  'ResentMessages',
  z.object({
    resent: countAnswer,
    skipped: countAnswer.describe('Failed messages whose readers no longer get the newsletter'),
  }),
);

export const sendingLimitsAnswer: z.ZodType<SendingLimits> = named(
  'SendingLimits',
  z.object({
    perHour: countAnswer.describe('Messages in any hour; 0 for no limit'),
    perDay: countAnswer.describe('Messages in any 24 hours; 0 for no limit'),
    perDomainHour: countAnswer.describe('Messages to addresses of one domain in any hour; 0 for no limit'),
    perConnection: countAnswer.describe('Messages until a connection is opened again; 0 for no limit'),
    connections: countAnswer.describe('Simultaneous connections, per server'),
  }),
);
