import { DAY_MS, earlier } from '../time/instant.ts';

/** Retention periods. 0 means no limit. */
export type Retention = {
  /** Enquiries that were not won, after their last change or note. */
  contactMonths: number;
  /** Sessions, after their end. */
  sessionDays: number;
  /** Unconfirmed sign-ups, after the confirmation mail. */
  unconfirmedDays: number;
  /** Audit log entries. */
  auditMonths: number;
};

/** The periods stated in the privacy policy. */
export type PublicRetention = Pick<Retention, 'contactMonths' | 'unconfirmedDays'>;

/** Source: security.md §9, Privacy. */
export const DEFAULT_RETENTION: Retention = { contactMonths: 24, sessionDays: 30, unconfirmedDays: 7, auditMonths: 12 };

/**
 * Accepted values. No limit is accepted only where it can be justified: not for sessions, nor for addresses whose owner may
 * never have signed up. An audit log must cover at least a year.
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
