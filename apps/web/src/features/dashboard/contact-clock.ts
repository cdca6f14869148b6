import type { Contact } from '@tideline/domain/contact';

/** Within this time an enquiry is promised an answer, in hours. Source: product specification §9, form promise. */
const PROMISED_HOURS = 24;
const HOUR_MS = 3_600_000;

/** How an enquiry stands to the promise of an answer within 24 hours. */
export type ContactWait = { isOverdue: boolean; text: string };

/** Null when nobody waits any more: every status but pending. */
export function contactWait(contact: Pick<Contact, 'status' | 'dateSubmitted'>, now: number): ContactWait | null {
  if (contact.status !== 'pending') return null;
  const leftMs = Date.parse(contact.dateSubmitted) + PROMISED_HOURS * HOUR_MS - now;
  return leftMs > 0
    ? { isOverdue: false, text: `${duration(leftMs)} left to reply` }
    : { isOverdue: true, text: `Overdue by ${duration(-leftMs)}` };
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
