import type { Issue } from '@tideline/domain/newsletter/issue';
import type { FailedMessage, IssueProgress } from '@tideline/domain/newsletter/sending';
import { quantity } from '../../../../lib/text/quantity.ts';

/**
 * The approximate time until an issue is sent.
 * @example timeLeftWords(170) // => 'about 3 minutes'
 */
export function timeLeftWords(seconds: number | null): string {
  if (seconds === null) return 'not known yet';
  if (seconds < 60) return 'less than a minute';
  if (seconds < 5_400) return `about ${quantity(Math.round(seconds / 60), ['minute', 'minutes'])}`;
  if (seconds < 129_600) return `about ${quantity(Math.round(seconds / 3_600), ['hour', 'hours'])}`;
  return `about ${quantity(Math.round(seconds / 86_400), ['day', 'days'])}`;
}

/** The present or final state of an issue in one sentence. */
export function sendingWords(
  { state, canaryAcceptedAt, pauseReason }: Pick<Issue, 'state' | 'canaryAcceptedAt' | 'pauseReason'>,
  { accepted, stopped, wait }: Pick<IssueProgress, 'accepted' | 'stopped' | 'wait'>,
): string {
  switch (state) {
    case 'paused':
      return pauseReason === '' ? 'Paused by staff. No message is sent until you resume.' : pauseReason;
    case 'stopped':
      return `Stopped. ${quantity(stopped, ['reader', 'readers'])} did not get it.`;
    case 'sent':
      return `Sent. The mail server accepted ${quantity(accepted, ['message', 'messages'])}.`;
    default:
      return canaryAcceptedAt === null
        ? 'The first copy goes to your own address. Readers follow when the mail server has accepted it.'
        : wait === null
          ? 'The mail server accepts one message at a time.'
          : 'Waiting.';
  }
}

/** Why a message failed, in the words of the mail server, with its code. @example '550 No such user' */
export function failureWords({ code, reason }: Pick<FailedMessage, 'code' | 'reason'>): string {
  if (code === null || reason.startsWith(String(code))) return reason;
  return `${code} ${reason}`.trim();
}
