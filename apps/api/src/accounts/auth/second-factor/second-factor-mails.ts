import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';

/** Tells a member of staff that two-step sign-in was turned on. Null when the account is gone. */
export function writeSecondFactorOnMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, {
    what: 'on',
    how: 'From now on, signing in also takes a code from your authenticator app. All other\nsessions have ended.',
    remedy:
      "If you can't sign in anymore, ask the person who runs the server to turn two-step\nsign-in off with a command.",
  });
}

/** Tells a member of staff that two-step sign-in was turned off. Null when the account is gone. */
export function writeSecondFactorOffMail(context: MailContext, address: string): Promise<MailMessage | null> {
  return writeNotice(context, address, {
    what: 'off',
    how: 'From now on, signing in takes only your password. All other sessions have ended.',
    remedy: 'Then sign in and turn two-step sign-in back on under Account.',
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
    text: `Hi ${oneLine(staff.name)},

Two-step sign-in was turned ${what} for your account at ${site}.
${how}

If this was you, no action is needed.

If it wasn't, someone knows your password. Change it now: choose "Forgot password?"
when you sign in, and we'll email you a link. A new password ends all sessions.
${remedy}

The ${site} team
${origin}
`,
  };
}
