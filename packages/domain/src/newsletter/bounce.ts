/** `hard`: the address does not work; `soft`: this delivery failed; `complaint`: the reader marked the mail as spam. */
export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** What staff read for each kind. */
export const BOUNCE_LABELS: Record<BounceKind, string> = {
  hard: 'Address does not work',
  soft: 'Temporary failure',
  complaint: 'Marked as spam',
};

/** Consecutive returned issues after which an address counts as not working. */
export const SOFT_BOUNCES_MAX = 5;
/** And over at least so many days. */
export const SOFT_BOUNCE_DAYS = 7;

/** Retention of undecided reports, in days. */
export const BOUNCE_REPORT_DAYS = 90;

/** A report that could not be assigned to a message of the newsletter; a person decides. */
export type BounceReport = {
  id: string;
  receivedAt: string;
  /** Null when it is not known. */
  kind: BounceKind | null;
  /** The address named by the report; empty for none. */
  recipient: string;
  reason: string;
};
