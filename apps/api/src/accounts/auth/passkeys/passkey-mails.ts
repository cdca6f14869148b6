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
    text: `Hello,

a passkey was ${what} your account at ${site}, with the password of the account.

${names.length === 0 ? 'The account has no passkeys now.' : `The account has these passkeys now:\n\n${names.join('\n')}`}

If it was you, there is nothing to do.

If it was not, somebody knows your password. Set another one now: "Forgot password?"
in the sign-in sends a link to this address, and ends all sessions. Then sign in, and
remove the passkeys that you do not know, in Account.

${site}
${origin}
`,
  };
}
