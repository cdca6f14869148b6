import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';
import { hashToken, newToken } from '../session/session.ts';
import { insertPasswordReset } from './password-resets.repository.ts';

/**
 * The mail with a password-reset link. The link is made when the mail is sent, so that only a hash of its token is stored.
 * Null when no account has the address.
 */
export async function writeResetMail(
  { db, siteTitle, origin, now }: MailContext,
  address: string,
): Promise<MailMessage | null> {
  const staff = (await findStaffForLogin(db, address))?.staff;
  if (!staff) return null;
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await insertPasswordReset(trx, hashToken(token), staff.id, now);
    const act = { action: 'staff.reset-link', objectId: staff.id, detail: { account: staff.email } } as const;
    await recordAction(trx, PROGRAM, act, now);
  });
  const site = oneLine(siteTitle);
  return {
    to: staff.email,
    subject: `Set a new password for ${site}`,
    text: `Hello,

somebody, hopefully you, asked for a new password for your account at ${site}.
Open this page, and enter one:

${origin}/reset-password#${token}

The link works once, for one hour. Two-step sign-in and passkeys stay as they are: if
two-step sign-in is on, the page asks for a code.

If it was not you, there is nothing to do: your password stays as it is.

${site}
${origin}
`,
  };
}

/** Tells a member of staff that the password was changed. Null when the account is gone. */
export async function writePasswordChangedMail(
  { db, siteTitle, origin }: MailContext,
  address: string,
): Promise<MailMessage | null> {
  const staff = (await findStaffForLogin(db, address))?.staff;
  if (!staff) return null;
  const site = oneLine(siteTitle);
  return {
    to: staff.email,
    subject: `Your password for ${site} was changed`,
    text: `Hello,

the password of your account at ${site} was changed, and all other sessions of the
account have ended. Two-step sign-in and passkeys are as they were.

If it was you, there is nothing to do.

If it was not, set another password now: "Forgot password?" in the sign-in sends a
link to this address. Then sign in, and look at Account for passkeys that you do not
know. The audit log names each change.

${site}
${origin}
`,
  };
}
