import { earlier, HOUR_MS } from '../time/instant.ts';
import type { Contact, ContactStatus } from './contact.ts';

/** The promised time to answer an enquiry, in hours. Source: product specification §9, form promise. */
export const ANSWER_PROMISE_HOURS = 24;
/** An enquiry is at risk when less than this time of the promise is left, in hours. */
export const AT_RISK_HOURS = 4;
/** The period of the answer time statistics, in days. */
export const ANSWER_TIME_DAYS = 90;

/** Minimum number of enquiries in the period for a public statement about the promise. */
export const PROMISE_SHOWN_FROM = 20;
/** The promise counts as kept if at least this share of enquiries was answered in time, in percent. */
export const PROMISE_KEPT_PERCENT = 90;

/** How well the promise was kept in the last `ANSWER_TIME_DAYS` days. */
export type KeptPromise = {
  /** Over all enquiries of the period. */
  medianSeconds: number;
  /** The share answered within `ANSWER_PROMISE_HOURS`, in whole percent, rounded down. */
  inTimePercent: number;
};

/**
 * Whether setting this status means that staff have answered. `won` and `lost` say how an enquiry ended; a sent answer has
 * already set `contacted`.
 */
export function saysAnswered(status: ContactStatus): boolean {
  return status === 'contacted' || status === 'qualified';
}

/** Whether an enquiry has been dealt with: every status except `pending` and `spam`. */
export function isAnswered(status: ContactStatus): boolean {
  return status !== 'pending' && status !== 'spam';
}

/** The waiting time of an enquiry, and the time left of the promise; negative when overdue. */
export type ContactWait = { waitedMs: number; leftMs: number; state: 'in time' | 'at risk' | 'overdue' };

/** Null for every status but `pending`. `now` in milliseconds. */
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

/** Pending enquiries that arrived at or before this instant are overdue at `now`. */
export function overdueSince(now: string): string {
  return earlier(now, ANSWER_PROMISE_HOURS * HOUR_MS);
}

/** Pending enquiries that arrived at or before this instant are at risk or overdue at `now`. */
export function atRiskSince(now: string): string {
  return earlier(now, (ANSWER_PROMISE_HOURS - AT_RISK_HOURS) * HOUR_MS);
}
