import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { MAIL_ACCOUNT_KINDS, MAIL_SECURITIES, type MailAccountState } from './mail-account.ts';

export const mailAccountAnswer: z.ZodType<MailAccountState> = named(
  'MailAccount',
  z.object({
    kind: z.enum(MAIL_ACCOUNT_KINDS).describe('`smtp` sends, `imap` is read'),
    source: z
      .enum(['environment', 'settings', 'none'])
      .describe('`environment`: set by a variable of the server, which comes before the settings'),
    account: z
      .object({
        host: z.string(),
        port: z.int(),
        security: z.enum(MAIL_SECURITIES),
        user: z.string().describe('Empty when the server takes mail without a password'),
      })
      .nullable(),
    hasPassword: z.boolean(),
    problem: z.string().nullable().describe('Why it does not work on this server'),
    changed: z.object({ by: z.string(), at: instantAnswer }).nullable(),
  }),
);
