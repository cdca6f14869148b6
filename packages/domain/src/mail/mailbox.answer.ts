import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { MailboxStatus } from './mailbox.ts';

export const mailboxStatusAnswer: z.ZodType<MailboxStatus> = named(
  'MailboxStatus',
  z.object({
    name: z.string().nullable().describe('Null when the site reads no mailbox'),
    state: z
      .object({
        lastReadAt: instantAnswer.nullable().describe('When it was last read completely; null before the first time'),
        lastError: z
          .object({ text: z.string(), at: instantAnswer })
          .nullable()
          .describe('Why the last attempt to read it failed; null if it succeeded'),
        skipped: z.object({ reason: z.string(), at: instantAnswer }).nullable().describe('The last skipped message'),
      })
      .nullable()
      .describe('Null before the first read'),
  }),
);
