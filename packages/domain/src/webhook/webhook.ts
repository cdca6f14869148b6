import type { EventType, SentEventType } from './event.ts';

/**
 * `paused` by staff: events wait. `disabled` by the program, after lasting failure: no events are stored for it.
 */
export type WebhookState = 'active' | 'paused' | 'disabled';

/** What has become of an event at a webhook. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Characters of a name and an address, and webhooks of a site. */
export const WEBHOOK_LIMITS = { name: 60, url: 500, perSite: 20 } as const;

/** The old secret signs, too, for this long after a rotation. */
export const OLD_SECRET_HOURS = 24;
/** After failing for this long without a success, a webhook is disabled. */
export const FAILING_DAYS_MAX = 3;
/** Events and what became of them are stored for this long. */
export const EVENT_RETENTION_DAYS = 30;

/** What every secret begins with, as Standard Webhooks says. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** An address of another program that gets events. Its secret is shown once. */
export type Webhook = {
  id: string;
  name: string;
  url: string;
  events: EventType[];
  state: WebhookState;
  createdAt: string;
  /** Who added it; null when the account is gone. */
  createdBy: string | null;
  /** Until when the secret before the last rotation signs, too; null otherwise. */
  oldSecretUntil: string | null;
  /** The first failure since the last success; null while it works. */
  failingSince: string | null;
  disabledAt: string | null;
  disabledReason: string;
};

/** A webhook in the list, with its events of the last days. */
export type ListedWebhook = Webhook & {
  waiting: number;
  failed: number;
  lastDeliveredAt: string | null;
};

/** A new secret. It is shown once and cannot be read again. */
export type WebhookWithSecret = { secret: string; webhook: Webhook };

/** An event and what became of it at a webhook. */
export type Delivery = {
  id: string;
  eventId: string;
  type: SentEventType;
  objectId: string;
  state: DeliveryState;
  attempts: number;
  /** When the event happened. */
  createdAt: string;
  triedAt: string | null;
  deliveredAt: string | null;
  /** Null once it was delivered or has failed for good. */
  nextAttemptAt: string | null;
  /** HTTP status of the last answer; null without one. */
  statusCode: number | null;
  /** The beginning of the last answer that refused it, or why there was none. */
  answer: string;
  durationMs: number | null;
};
