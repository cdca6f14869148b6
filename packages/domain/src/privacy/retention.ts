import { DAY_MS, earlier } from '../site/instant.ts';

/** How long the program keeps what it would otherwise keep for ever. 0: without a limit. */
export type Retention = {
  /** Enquiries that led to nothing, since the last thing that happened to them. */
  contactMonths: number;
  /** Sessions, after their end. */
  sessionDays: number;
  /** Sign-ups for the newsletter that nobody has confirmed, since the mail that asked. */
  unconfirmedDays: number;
  /** Lines of the audit log. */
  auditMonths: number;
};

/** Source: security.md §9, Privacy. */
export const DEFAULT_RETENTION: Retention = { contactMonths: 24, sessionDays: 30, unconfirmedDays: 7, auditMonths: 12 };

/**
 * What may be set. 0 only where there can be a reason to keep something without a limit: there is none for a session's
 * row, or for the address of somebody who may never have signed up. A log of less than a year helps nobody.
 */
export const RETENTION_BOUNDS: Record<keyof Retention, { min: number; max: number; canBeUnlimited: boolean }> = {
  contactMonths: { min: 1, max: 120, canBeUnlimited: true },
  sessionDays: { min: 1, max: 90, canBeUnlimited: false },
  unconfirmedDays: { min: 1, max: 30, canBeUnlimited: false },
  auditMonths: { min: 12, max: 120, canBeUnlimited: true },
};

const MONTH_MS = (365.25 / 12) * DAY_MS;

/** The instant `months` before `now`, a month being a twelfth of a year. */
export function monthsBefore(now: string, months: number): string {
  return earlier(now, months * MONTH_MS);
}
