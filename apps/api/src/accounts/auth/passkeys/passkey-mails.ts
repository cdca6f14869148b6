import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';

/** Tells a member of staff that a passkey was added. Null when the account is gone. */
export function writePasskeyAddedMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, 'added to');
}

/** Tells a member of staff that a passkey was removed. Null when the account is gone. */
export function writePasskeyRemovedMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, 'removed from');
}

/** Lists the passkeys as they are when the mail is sent. */
async function writeNotice(
  { db, siteTitle, origin }: MailContext,
  address: string,
  what: 'added to' | 'removed from',
): Promise<MailMessage | null> {
  const staff = (await findStaffForLogin(db, address))?.staff;
  if (!staff) return null;
  const site = oneLine(siteTitle);
  const names = (await listPasskeys(db, staff.id)).map(({ name }) => `- ${oneLine(name)}`);
  return {
    to: staff.email,
    subject: `A passkey was ${what} your account at ${site}`,
    text: `Hi ${oneLine(staff.name)},

A passkey was ${what} your account at ${site}.

${names.length === 0 ? 'Your account has no passkeys now.' : `Your account now has these passkeys:\n\n${names.join('\n')}`}

If this was you, no action is needed.

If it wasn't, someone knows your password. Change it now: choose "Forgot password?"
when you sign in, and we'll email you a link. A new password ends all sessions. Then
sign in and remove any passkeys you don't recognize under Account.

The ${site} team
${origin}
`,
  };
}
