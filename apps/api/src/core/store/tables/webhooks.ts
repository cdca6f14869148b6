/** Webhooks, the outbox of events, and their deliveries. */
import type { SentEventType } from '@tideline/domain/webhook/event';
import type { DeliveryState, WebhookState } from '@tideline/domain/webhook/webhook';
import type { Instant } from './column-types.ts';

/** Addresses of other programs that get events. */
export interface WebhooksTable {
  id: string;
  name: string;
  url: string;
  /** Types of events, separated by spaces. */
  events: string;
  state: WebhookState;
  /** Signs what is sent: `whsec_` and base64. */
  secret: string;
  /** The one before the last rotation, which signs, too, until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: Instant | null;
  /** Who added it; null when the account is gone. */
  staff_id: string | null;
  /** The first failure after which nothing was delivered; null while it works. */
  failing_since: Instant | null;
  disabled_at: Instant | null;
  /** Why the program disabled it; empty otherwise. */
  disabled_reason: string;
  created_at: Instant;
}

/** What happened, in the transaction in which it happened. Without webhooks that want it, an event is not stored. */
export interface EventsTable {
  /** The id that receivers see. */
  id: string;
  type: SentEventType;
  object_id: string;
  /** Events with the same key are delivered one after the other, in the order of `sequence`. */
  order_key: string;
  sequence: number;
  /** JSON: ids and statuses only. The object itself is read when the event is sent. */
  data: string;
  created_at: Instant;
}

/** An event and a webhook that gets it. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event_id: string;
  /** Those of the event. */
  order_key: string;
  sequence: number;
  state: DeliveryState;
  attempts: number;
  /** Null once it was delivered or has failed for good. */
  next_attempt_at: Instant | null;
  /** The token of the server that is sending it. */
  claim: string | null;
  tried_at: Instant | null;
  delivered_at: Instant | null;
  /** HTTP status of the last answer; null without one. */
  status_code: number | null;
  /** The beginning of the last answer that refused it, or why there was none. */
  answer: string;
  duration_ms: number | null;
}
