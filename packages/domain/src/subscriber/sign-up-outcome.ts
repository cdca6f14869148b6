import type { SubscribeAnswer } from './subscriber.ts';

/**
 * The results of a sign-up shown by the page. Without a mail server: `subscribed` or `known`. Otherwise the person is asked
 * to open the mail, asked again, or told that no further mail is sent today.
 */
export const SIGN_UP_OUTCOMES = ['subscribed', 'known', 'confirm', 'confirm-again', 'confirm-later'] as const;
export type SignUpOutcome = (typeof SIGN_UP_OUTCOMES)[number];

/** The outcome of a sign-up. */
export function signUpOutcome({ message, confirmation }: SubscribeAnswer): SignUpOutcome {
  if (confirmation === 'waiting') return 'confirm-later';
  if (confirmation === 'sent') return message === 'subscribed' ? 'confirm' : 'confirm-again';
  return message === 'subscribed' ? 'subscribed' : 'known';
}
