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
    text: `Hi ${oneLine(staff.name)},

Someone, hopefully you, asked to reset the password for your account at ${site}.
Set a new one here:

${origin}/reset-password#${token}

The link works once and expires in one hour. If two-step sign-in is on, the page also
asks for a code. Your passkeys stay as they are.

If it wasn't you, no action is needed: your password stays the same.

The ${site} team
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
    text: `Hi ${oneLine(staff.name)},

The password for your account at ${site} was changed, and all other sessions have
ended. Two-step sign-in and passkeys stay as they were.

If this was you, no action is needed.

If it wasn't, set a new password now: choose "Forgot password?" when you sign in, and
we'll email you a link. Then look under Account for passkeys you don't recognize. The
audit log lists every change.

The ${site} team
${origin}
`,
  };
}
