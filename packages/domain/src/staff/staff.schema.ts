import { z } from 'zod';
import { CODE_MAX_LENGTH, PASSWORD_LENGTH, STAFF_NAME_MAX_LENGTH } from './staff.ts';
import { emailAddress, lineOfText, rowId } from '../text/text.schema.ts';

const codeText = z
  .string({ error: (issue) => (issue.input == null ? 'Code is required.' : 'Code must be text.') })
  .max(CODE_MAX_LENGTH, `Code must be at most ${CODE_MAX_LENGTH} characters long.`);

/** The input of a sign-in. The rules for new passwords do not apply: an old one may be shorter. */
export const loginSchema = z.object({
  email: emailAddress('Email'),
  password: z
    .string({ error: (issue) => (issue.input == null ? 'Password is required.' : 'Password must be text.') })
    .min(1, 'Password is required.')
    .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long.`)
    .refine((password) => !password.includes('\0'), 'Password has characters that cannot be used.'),
  code: codeText
    .optional()
    .describe('From the authenticator app, or a recovery code; asked for only where the account has a second factor'),
});
export type Login = z.infer<typeof loginSchema>;

/** A new password. */
export const newPasswordSchema = z
  .string({ error: (issue) => (issue.input == null ? 'Password is required.' : 'Password must be text.') })
  .min(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters long.`)
  .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long.`)
  .refine(
    (password) => !password.includes('\0') && password.isWellFormed(),
    'Password has characters that cannot be used.',
  );

/** A staff account to be added. */
export const newStaffSchema = z.object({
  email: emailAddress('Email'),
  name: lineOfText({ label: 'Name', maxLength: STAFF_NAME_MAX_LENGTH }),
  password: newPasswordSchema,
});
export type NewStaff = z.infer<typeof newStaffSchema>;

/** A password change. The current password is checked as at sign-in: it may be shorter than today's minimum. */
export const passwordChangeSchema = z.object({
  currentPassword: loginSchema.shape.password,
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The password, confirmed before an act that only the owner may do. */
export const passwordProofSchema = loginSchema.pick({ password: true });

/** A code from the authenticator app. */
export const codeProofSchema = z.object({ code: codeText.trim().min(1, 'Code is required.') });

/** Password and code once more. */
export const fullProofSchema = passwordProofSchema.extend(codeProofSchema.shape);

/** A session of the caller's own account. */
export const sessionChoiceSchema = z.object({ id: rowId });

/** Who forgot the password. */
export const passwordResetRequestSchema = loginSchema.pick({ email: true });

/** A new password by a mailed link, and the code where two-step sign-in is on. */
export const passwordResetSchema = z.object({
  token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(100, 'The link is incomplete.'),
  newPassword: newPasswordSchema,
  code: codeText.optional(),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;
