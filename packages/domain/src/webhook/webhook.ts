import type { EventType, SentEventType } from './event.ts';

/**
 * `paused` by staff: events wait. `disabled` by the program, after lasting failure: no events are stored for it.
 */
export type WebhookState = 'active' | 'paused' | 'disabled';

/** The state of an event's delivery to a webhook. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Maximum characters of a name and an address, and maximum webhooks per site. */
export const WEBHOOK_LIMITS = { name: 60, url: 500, perSite: 20 } as const;

/** Hours after a rotation during which the previous secret also signs. */
export const OLD_SECRET_HOURS = 24;
/** A webhook is disabled after failing for this many days without a success. */
export const FAILING_DAYS_MAX = 3;
/** Retention of events and their deliveries, in days. */
export const EVENT_RETENTION_DAYS = 30;

/** Prefix of every secret. Source: Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** An address of another program that receives events. Its secret is shown once. */
export type Webhook = {
  id: string;
  name: string;
  url: string;
  events: EventType[];
  state: WebhookState;
  createdAt: string;
  /** The account that added it; null if it was deleted. */
  createdBy: string | null;
  /** Until when the previous secret also signs; null otherwise. */
  oldSecretUntil: string | null;
  /** The first failure since the last success; null while it works. */
  failingSince: string | null;
  disabledAt: string | null;
  disabledReason: string;
};

/** A webhook in the list, with its recent events. */
export type ListedWebhook = Webhook & {
  waiting: number;
  failed: number;
  lastDeliveredAt: string | null;
};

/** A new secret. It is shown once and cannot be read again. */
export type WebhookWithSecret = { secret: string; webhook: Webhook };

/** An event and its delivery to a webhook. */
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
  /** Null once it was delivered or has failed permanently. */
  nextAttemptAt: string | null;
  /** HTTP status of the last answer; null without one. */
  statusCode: number | null;
  /** The beginning of the last refusal, or why there was no answer. */
  answer: string;
  durationMs: number | null;
};
