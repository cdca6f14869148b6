/** The speed limits of issues, all whole numbers. */
export type SendingLimits = {
  /** Messages that the mail server accepts in any hour; 0 for no limit. */
  perHour: number;
  /** In any 24 hours; 0 for no limit. */
  perDay: number;
  /** Messages to addresses of one domain in any hour; 0 for no limit. */
  perDomainHour: number;
  /** Messages per connection before it is reopened; 0 for no limit. */
  perConnection: number;
  /** Simultaneous connections per server. */
  connections: number;
};

/** Accepted by every mail server. Its actual hourly and daily limits are known only to its operator. */
export const DEFAULT_SENDING_LIMITS: SendingLimits = {
  perHour: 0,
  perDay: 0,
  perDomainHour: 0,
  perConnection: 100,
  connections: 16,
};

/** Accepted values. Below `min`, only 0 is accepted, which means no limit. */
export const SENDING_BOUNDS: Record<keyof SendingLimits, { min: number; max: number; canBeUnlimited: boolean }> = {
  perHour: { min: 1, max: 1_000_000, canBeUnlimited: true },
  perDay: { min: 1, max: 10_000_000, canBeUnlimited: true },
  perDomainHour: { min: 1, max: 1_000_000, canBeUnlimited: true },
  perConnection: { min: 1, max: 10_000, canBeUnlimited: true },
  connections: { min: 1, max: 20, canBeUnlimited: false },
};

/** The progress of an issue. Instants are ISO 8601 in UTC. */
export type IssueProgress = {
  /** By the mail server. */
  accepted: number;
  /** Not accepted yet, including messages that will be retried. */
  waiting: number;
  refused: number;
  /** Not sent, because staff stopped the issue or the reader left in time. */
  stopped: number;
  /** Accepted by the mail server, but returned later by the reader's. */
  bounced: number;
  /** Estimated from the recent rate and the limits; null if none was accepted lately, or none waits. */
  secondsLeft: number | null;
  /** When the current wait ends, and its reason; null without one. */
  wait: { until: string; reason: string } | null;
};

/** A permanently refused message of an issue. */
export type FailedMessage = {
  id: string;
  /** Null when the subscriber was deleted. */
  email: string | null;
  domain: string;
  triedAt: string | null;
  attempts: number;
  /** The reply code of the mail server; null without one. */
  code: number | null;
  /** In the mail server’s words. */
  reason: string;
  /** Whether "resend the failed ones" includes it: its address still gets the newsletter. */
  canResend: boolean;
};
