import { contactWait } from '@tideline/domain/contact/answer-promise';
import type { ContactWait } from '@tideline/domain/contact/answer-promise';
import type { Contact } from '@tideline/domain/contact/contact';

/** What the clock of an enquiry says: how long it has waited, and what is left. */
export type ContactClock = { state: ContactWait['state']; waited: string; left: string };

/** Null when nobody waits any more: every status but pending. `now` in milliseconds. */
export function contactClock(contact: Pick<Contact, 'status' | 'dateSubmitted'>, now: number): ContactClock | null {
  const wait = contactWait(contact, now);
  if (!wait) return null;
  const { state, waitedMs, leftMs } = wait;
  const left =
    state === 'overdue' ? `Overdue by ${formatDuration(-leftMs / 1000)}` : `${formatDuration(leftMs / 1000)} left`;
  return { state, waited: `Waiting ${formatDuration(waitedMs / 1000)}`, left };
}

/** A length of time in the largest unit that says enough. @example formatDuration(5_400) // => '1 h' */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
