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
  /** The previous secret, which also signs until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: Instant | null;
  /** The account that added it; null if it was deleted. */
  staff_id: string | null;
  /** The first failure since the last success; null while the webhook works. */
  failing_since: Instant | null;
  disabled_at: Instant | null;
  /** Why the program disabled it; empty otherwise. */
  disabled_reason: string;
  created_at: Instant;
}

/** Events, each written in the transaction of its act. An event that no webhook wants is not stored. */
export interface EventsTable {
  /** The id that receivers see. */
  id: string;
  type: SentEventType;
  object_id: string;
  /** Events with the same key are delivered in the order of `sequence`. */
  order_key: string;
  sequence: number;
  /** JSON: ids and statuses only. The object itself is read when the event is sent. */
  data: string;
  created_at: Instant;
}

/** An event for a webhook. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event_id: string;
  /** Those of the event. */
  order_key: string;
  sequence: number;
  state: DeliveryState;
  attempts: number;
  /** Null once it was delivered or has failed permanently. */
  next_attempt_at: Instant | null;
  /** The token of the sending server. */
  claim: string | null;
  tried_at: Instant | null;
  delivered_at: Instant | null;
  /** HTTP status of the last answer; null without one. */
  status_code: number | null;
  /** The beginning of the last refusal, or why there was no answer. */
  answer: string;
  duration_ms: number | null;
}
