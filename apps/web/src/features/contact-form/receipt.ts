import { ANSWER_PROMISE_HOURS } from '@tideline/domain/contact/answer-promise';
import { isReference } from '@tideline/domain/contact/reference';
import { HOUR_MS } from '@tideline/domain/time/instant';

/** What a visitor keeps about an enquiry. */
export type Receipt = {
  reference: string;
  /** The end of the promised time, in words; null when it is not known. */
  answerBy: string | null;
};

const PROMISE_MS = ANSWER_PROMISE_HOURS * HOUR_MS;

/** The receipt of an enquiry sent at an instant, in milliseconds. */
export function receiptOf(reference: string, sentAtMs: number, timeZone: string): Receipt {
  const answerBy = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(sentAtMs + PROMISE_MS);
  return { reference, answerBy };
}

/** The data about the sent enquiry in the thank-you page's address. */
export type SentAddress = { reference?: string | undefined; sent?: string | undefined };

/**
 * The receipt in an address; null if there is none. Anybody can write an address: the reference must have its form, and the
 * time is shown only while the promise runs.
 */
export function readReceipt(
  { reference = '', sent = '' }: SentAddress,
  nowMs: number,
  timeZone: string,
): Receipt | null {
  if (!isReference(reference)) return null;
  const ageMs = nowMs - Date.parse(sent);
  const isRunning = ageMs >= 0 && ageMs < PROMISE_MS;
  return isRunning ? receiptOf(reference, nowMs - ageMs, timeZone) : { reference, answerBy: null };
}
