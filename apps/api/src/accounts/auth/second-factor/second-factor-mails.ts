import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';

/** Tells a member of staff that two-step sign-in was turned on. Null when the account is gone. */
export function writeSecondFactorOnMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, {
    what: 'on',
    how: 'with the password of the account. From now on, signing in also takes\na code from the authenticator app. All other sessions were ended.',
    remedy: 'If you cannot sign in any more, ask the person who runs the server: a command there\nturns it off.',
  });
}

/** Tells a member of staff that two-step sign-in was turned off. Null when the account is gone. */
export function writeSecondFactorOffMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, {
    what: 'off',
    how: 'with the password of the account and a code. From now on, signing in\ntakes the password only. All other sessions were ended.',
    remedy: 'Then sign in, and turn two-step sign-in on again, in Account.',
  });
}

async function writeNotice(
  { db, siteTitle, origin }: MailContext,
  address: string,
  { what, how, remedy }: { what: 'on' | 'off'; how: string; remedy: string },
): Promise<MailMessage | null> {
  const staff = (await findStaffForLogin(db, address))?.staff;
  if (!staff) return null;
  const site = oneLine(siteTitle);
  return {
    to: staff.email,
    subject: `Two-step sign-in was turned ${what} for your account at ${site}`,
    text: `Hello,

two-step sign-in was turned ${what} for your account at ${site},
${how}

If it was you, there is nothing to do.

If it was not, somebody knows your password. Set another one now: "Forgot password?"
in the sign-in sends a link to this address, and ends all sessions.
${remedy}

${site}
${origin}
`,
  };
}
