import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { MAIL_KINDS, type MailSender, type MailStatus } from './mail.ts';

const senderShape = {
  server: z.string().nullable().describe('Host and port of the mail server; null when none is configured'),
  sender: z.object({ name: z.string(), address: z.string() }),
};

export const mailSenderAnswer: z.ZodType<MailSender> = named('MailSender', z.object(senderShape));

export const mailStatusAnswer: z.ZodType<MailStatus> = named(
  'MailStatus',
  z.object({
    ...senderShape,
    counts: z.object({
      waiting: countAnswer,
      sent: countAnswer.describe('In the last 30 days'),
      failed: countAnswer,
    }),
    lastAcceptedAt: instantAnswer
      .nullable()
      .describe('When the mail server last accepted a message, those of the newsletter included'),
    lastError: z.object({ text: z.string(), at: instantAnswer }).nullable(),
    failed: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(MAIL_KINDS),
        about: z.string().describe('Reference of the inquiry, or the recipient'),
        failedAt: instantAnswer,
        attempts: countAnswer,
        error: z.string(),
      }),
    ),
  }),
);

export const testMailAnswer: z.ZodType<{ id: string; to: string }> = named(
  'TestMail',
  z.object({ id: z.string(), to: z.string() }),
);

export const retriedMailAnswer: z.ZodType<{ retried: number }> = named(
  'RetriedMail',
  z.object({ retried: countAnswer }),
);
