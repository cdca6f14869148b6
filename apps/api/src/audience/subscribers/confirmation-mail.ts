import type { Retention } from '@tideline/domain/privacy/retention';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailMessage, type MailContext } from '../../core/mail/mail-message.ts';
import { findRetention } from '../../core/settings/retention.repository.ts';
import { findMailTexts, lines, type Mails, paragraphs } from '../../site/pages/mail-texts.ts';
import { findAddressKey, hashLinkToken, newLinkToken, unsubscribeToken } from './address-keys.ts';
import { findWaitingEmail, insertConfirmationLink } from './confirmations.repository.ts';

/** Longest lifetime of a link; shorter when unconfirmed rows are deleted sooner. Source: security.md §6. */
const VALID_DAYS_MAX = 7;

/**
 * The mail that asks to confirm a sign-up. Its link is made when the mail is sent, so that only a hash of its token is
 * stored. Null when the subscriber is confirmed or gone.
 */
export async function writeConfirmationMail(
  { db, origin, now }: MailContext,
  subscriberId: string,
): Promise<MailMessage | null> {
  const key = await findAddressKey(db);
  const email = await findWaitingEmail(db, subscriberId);
  if (email === null) return null;
  const token = newLinkToken();
  const days = validDays(await findRetention(db));
  const expiresAt = later(now, days * DAY_MS);
  await insertConfirmationLink(db, { tokenHash: hashLinkToken(token), subscriberId, expiresAt });

  const { newsletterConfirmation: texts } = await findMailTexts(db, { validity: daysText(days) });
  const unsubscribeUrl = `${origin}/newsletter/unsubscribe?t=${unsubscribeToken(key, email)}`;
  return confirmationLetter(texts, {
    to: email,
    link: `${origin}/newsletter/confirm?t=${token}`,
    unsubscribeUrl,
    origin,
  });
}

type Links = { to: string; link: string; unsubscribeUrl: string; origin: string };

/** The mail with its texts and links. */
export function confirmationLetter(
  texts: Mails['newsletterConfirmation'],
  { to, link, unsubscribeUrl, origin }: Links,
): MailMessage {
  return {
    to,
    subject: oneLine(texts.subject),
    unsubscribeUrl,
    text: paragraphs(
      texts.greeting,
      texts.request,
      link,
      texts.expiry,
      texts.notYou,
      unsubscribeUrl,
      lines(texts.closing, origin),
    ),
  };
}

/** How long the link of the mail works. */
export function validDays({ unconfirmedDays }: Pick<Retention, 'unconfirmedDays'>): number {
  return Math.min(VALID_DAYS_MAX, unconfirmedDays);
}

/** @example daysText(7) // => '7 days' */
export function daysText(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}
