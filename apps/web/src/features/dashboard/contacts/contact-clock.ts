import { contactWait } from '@tideline/domain/contact/answer-promise';
import type { ContactWait } from '@tideline/domain/contact/answer-promise';
import type { Contact } from '@tideline/domain/contact/contact';
import { quantity } from '../../../lib/text/quantity.ts';

/** Time waited and time left of an enquiry, as text. */
export type ContactClock = { state: ContactWait['state']; waited: string; left: string };

/** Null unless the enquiry is pending. `now` in milliseconds since the epoch. */
export function contactClock(contact: Pick<Contact, 'status' | 'dateSubmitted'>, now: number): ContactClock | null {
  const wait = contactWait(contact, now);
  if (!wait) return null;
  const { state, waitedMs, leftMs } = wait;
  const left =
    state === 'overdue' ? `Overdue by ${formatDuration(-leftMs / 1000)}` : `${formatDuration(leftMs / 1000)} left`;
  return { state, waited: `Waiting ${formatDuration(waitedMs / 1000)}`, left };
}

/** The answer time in words; null before the answer. @example answerText(contact) // => 'answered after 3 h' */
export function answerText({
  answeredAt,
  dateSubmitted,
}: Pick<Contact, 'answeredAt' | 'dateSubmitted'>): string | null {
  if (answeredAt === null) return null;
  return `answered after ${formatDuration((Date.parse(answeredAt) - Date.parse(dateSubmitted)) / 1000)}`;
}

/** Formats a duration in minutes, hours up to a day, or days. @example formatDuration(5_400) // => '1 h' */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  return quantity(Math.floor(hours / 24), ['day', 'days']);
}
