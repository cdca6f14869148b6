/** How fast issues go out. Each number is a whole one. */
export type SendingLimits = {
  /** Messages that the mail server accepts in any hour; 0 for no limit. */
  perHour: number;
  /** In any 24 hours; 0 for no limit. */
  perDay: number;
  /** To addresses of one domain in any hour; 0 for no limit. */
  perDomainHour: number;
  /** Messages over one connection before it is opened again; 0 for no limit. */
  perConnection: number;
  /** Connections of one server at the same time. */
  connections: number;
};

/** No mail server refuses these: what one allows per hour and day, only its operator knows. */
export const DEFAULT_SENDING_LIMITS: SendingLimits = {
  perHour: 0,
  perDay: 0,
  perDomainHour: 0,
  perConnection: 100,
  connections: 16,
};

/** Accepted values. Below `min` only 0 is accepted, where it means no limit. */
export const SENDING_BOUNDS: Record<keyof SendingLimits, { min: number; max: number; canBeUnlimited: boolean }> = {
  perHour: { min: 1, max: 1_000_000, canBeUnlimited: true },
  perDay: { min: 1, max: 10_000_000, canBeUnlimited: true },
  perDomainHour: { min: 1, max: 1_000_000, canBeUnlimited: true },
  perConnection: { min: 1, max: 10_000, canBeUnlimited: true },
  connections: { min: 1, max: 20, canBeUnlimited: false },
};

/** How far an issue is. Instants are ISO 8601 in UTC. */
export type IssueProgress = {
  /** By the mail server. */
  accepted: number;
  /** Not yet accepted, also those that are tried again later. */
  waiting: number;
  refused: number;
  /** Not sent, because staff stopped the issue or the reader left in time. */
  stopped: number;
  /** Accepted by the mail server, and returned later by that of the reader. */
  bounced: number;
  /** From the rate of the last minutes and the limits; null while none was accepted lately, or none waits. */
  secondsLeft: number | null;
  /** Until when no message is sent, and why; null when nothing holds the issue up. */
  wait: { until: string; reason: string } | null;
};

/** One message of an issue that the mail server refused for good. */
export type FailedMessage = {
  id: string;
  /** Null when the subscriber was deleted. */
  email: string | null;
  domain: string;
  triedAt: string | null;
  attempts: number;
  /** The reply code of the mail server; null without one. */
  code: number | null;
  /** In the words of the mail server. */
  reason: string;
  /** Whether "resend the failed ones" includes it: its address still gets the newsletter. */
  canResend: boolean;
};
