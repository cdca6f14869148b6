import { z } from 'zod';
import { lineOfText, requiredLine } from '../text/text.schema.ts';
import { isOwnMachine, MAIL_ACCOUNT_KINDS, MAIL_ACCOUNT_LIMITS as LIMITS, MAIL_SECURITIES } from './mail-account.ts';

const kind = z.enum(MAIL_ACCOUNT_KINDS, { error: `kind must be one of ${MAIL_ACCOUNT_KINDS.join(', ')}.` });
const PORT = 'Port must be a whole number from 1 to 65535.';

/** A mail server or mailbox to test or save. */
export const mailAccountSchema = z
  .object({
    kind,
    host: requiredLine({ label: 'Host', maxLength: LIMITS.host }).regex(
      /^[\p{L}\p{N}._:-]+$/u,
      'Host must be a name such as smtp.example.com, without a port.',
    ),
    port: z.number({ error: PORT }).int(PORT).min(1, PORT).max(65_535, PORT),
    security: z.enum(MAIL_SECURITIES, { error: `security must be one of ${MAIL_SECURITIES.join(', ')}.` }),
    user: lineOfText({ label: 'User name', maxLength: LIMITS.user }),
    /** Empty: the stored one, if host and user name are those it was stored for. */
    password: z
      .string({ error: 'Password must be text.' })
      .max(LIMITS.password, `Password must be at most ${LIMITS.password} characters long.`)
      .regex(/^\P{Cc}*$/u, 'Password must be on one line.'),
  })
  .refine((account) => account.kind === 'smtp' || account.user !== '', {
    path: ['user'],
    error: 'User name is required: a mailbox is read with one.',
  })
  .refine(({ security, user, host }) => security !== 'none' || user === '' || isOwnMachine(host), {
    path: ['security'],
    error: 'A password is sent over TLS only: choose TLS or STARTTLS.',
  });
export type GivenMailAccount = z.output<typeof mailAccountSchema>;

/** Which of the two. */
export const mailAccountChoiceSchema = z.object({ kind });
