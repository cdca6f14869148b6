import { DAY_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailMessage, type MailContext } from '../../core/mail/mail-message.ts';
import { findRetention } from '../../core/settings/retention.repository.ts';
import { findAddressKey, hashLinkToken, newLinkToken, unsubscribeToken } from './address-keys.ts';
import { findWaitingEmail, insertConfirmationLink } from './confirmations.repository.ts';

/** Longest lifetime of a link; shorter when unconfirmed rows are deleted sooner. Source: security.md §6. */
const VALID_DAYS_MAX = 7;

/**
 * The mail that asks to confirm a sign-up. Its link is made when the mail is sent, so that only a hash of its token is
 * stored. Null when the subscriber is confirmed or gone.
 */
export async function writeConfirmationMail(
  { db, siteTitle, origin, now }: MailContext,
  subscriberId: string,
): Promise<MailMessage | null> {
  const key = await findAddressKey(db);
  const email = await findWaitingEmail(db, subscriberId);
  if (email === null) return null;
  const token = newLinkToken();
  const { unconfirmedDays } = await findRetention(db);
  const validDays = Math.min(VALID_DAYS_MAX, unconfirmedDays);
  const expiresAt = later(now, validDays * DAY_MS);
  await insertConfirmationLink(db, { tokenHash: hashLinkToken(token), subscriberId, expiresAt });

  const site = oneLine(siteTitle);
  const unsubscribeUrl = `${origin}/newsletter/unsubscribe?t=${unsubscribeToken(key, email)}`;
  return {
    to: email,
    subject: `Please confirm: the ${site} newsletter`,
    unsubscribeUrl,
    text: `Hello,

somebody, hopefully you, signed this address up for the ${site} newsletter.
One thing is left: open this page and press the button.

${origin}/newsletter/confirm?t=${token}

The link works once, for ${daysText(validDays)}. Until then, and without it, we send you
nothing else.

If it was not you, there is nothing to do: after ${daysText(unconfirmedDays)} the address is
deleted. To be taken off the list at once, now or at any later time:

${unsubscribeUrl}

${site}
${origin}
`,
  };
}

function daysText(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}
