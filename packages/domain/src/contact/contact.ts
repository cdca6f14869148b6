import { earlier, HOUR_MS } from '../site/instant.ts';

/** The packages a visitor can name in an enquiry. */
export const CONTACT_PACKAGES = ['ripple', 'wave', 'tide', 'custom'] as const;
export type ContactPackage = (typeof CONTACT_PACKAGES)[number];

/** Where an enquiry stands; a new one is `pending`, or `spam` when a machine seems to have sent it. */
export const CONTACT_STATUSES = ['pending', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/**
 * The orders of the list; a minus reads it from the other end. `due`: those that wait for an answer, longest first;
 * then the newest.
 */
export const CONTACT_SORTS = ['-date', 'date', 'due', '-due', 'name', '-name'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Longest accepted values, in characters. */
export const CONTACT_LIMITS = { name: 100, company: 200, message: 5_000, note: 5_000 } as const;
/** The source of an enquiry that names none. */
export const DEFAULT_CONTACT_SOURCE = 'website';

/** An enquiry sent through the contact form. */
export type Contact = {
  id: string;
  /** What the visitor was told to quote, for example `TL-7K3QX9`. */
  reference: string;
  firstName: string;
  lastName: string;
  /** First and last name, as a list shows them. */
  name: string;
  email: string;
  /** Empty when none was given. */
  company: string;
  package: ContactPackage | null;
  /** Empty when none was given. */
  message: string;
  source: string;
  status: ContactStatus;
  dateSubmitted: string;
  isSample: boolean;
};

/** What an enquiry is answered with. */
export type ContactAnswer = { message: 'received'; reference: string };

/** What staff have written about an enquiry, for each other only. */
export type ContactNote = {
  id: string;
  text: string;
  authorName: string;
  /** Whether whoever asks has written it, and may delete it. */
  isOwn: boolean;
  createdAt: string;
};

/** Within this time an enquiry is promised an answer, in hours. Source: product specification §9, form promise. */
export const ANSWER_PROMISE_HOURS = 24;
/** An enquiry is at risk when less than this is left of the promise, or nothing; in hours. */
export const AT_RISK_HOURS = 6;
/** The period over which answer times are told, in days. */
export const ANSWER_TIME_DAYS = 90;

/** Whether somebody has answered: everything but waiting and spam. */
export function isAnswered(status: ContactStatus): boolean {
  return status !== 'pending' && status !== 'spam';
}

/** How an enquiry stands to the promise: how long it has waited and what is left, negative when it is overdue. */
export type ContactWait = { waitedMs: number; leftMs: number; state: 'in time' | 'at risk' | 'overdue' };

/** Null when nobody waits any more: every status but pending. `now` in milliseconds. */
export function contactWait(contact: Pick<Contact, 'status' | 'dateSubmitted'>, now: number): ContactWait | null {
  if (contact.status !== 'pending') return null;
  const waitedMs = now - Date.parse(contact.dateSubmitted);
  const leftMs = ANSWER_PROMISE_HOURS * HOUR_MS - waitedMs;
  return {
    waitedMs,
    leftMs,
    state: leftMs <= 0 ? 'overdue' : leftMs < AT_RISK_HOURS * HOUR_MS ? 'at risk' : 'in time',
  };
}

/** A pending enquiry that came at this instant or before is overdue at `now`. */
export function overdueSince(now: string): string {
  return earlier(now, ANSWER_PROMISE_HOURS * HOUR_MS);
}

/** A pending enquiry that came before this instant is at risk at `now`, or overdue. */
export function atRiskSince(now: string): string {
  return earlier(now, (ANSWER_PROMISE_HOURS - AT_RISK_HOURS) * HOUR_MS);
}
