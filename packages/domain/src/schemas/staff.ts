import { z } from 'zod';
import { PASSWORD_LENGTH, STAFF_NAME_MAX_LENGTH } from '../staff.ts';
import { emailAddress, lineOfText } from './text.ts';

/** What a sign-in sends. The rules for new passwords do not apply: an old one may be shorter. */
export const loginSchema = z.object({
  email: emailAddress('Email'),
  password: z
    .string({ error: (issue) => (issue.input == null ? 'Password is required.' : 'Password must be text.') })
    .min(1, 'Password is required.')
    .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long.`)
    .refine((password) => !password.includes('\0'), 'Password has characters that cannot be used.'),
});
export type Login = z.infer<typeof loginSchema>;

/** A password somebody chooses. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters long.`)
  .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long.`)
  .refine(
    (password) => !password.includes('\0') && password.isWellFormed(),
    'Password has characters that cannot be used.',
  );

/** A staff account to be added. */
export const newStaffSchema = z.object({
  email: emailAddress('Email'),
  name: lineOfText('Name', STAFF_NAME_MAX_LENGTH),
  password: newPasswordSchema,
});
export type NewStaff = z.infer<typeof newStaffSchema>;
