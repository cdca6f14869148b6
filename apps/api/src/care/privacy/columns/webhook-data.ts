import { none, nothing, type PersonalTables } from './column-kinds.ts';

/** Webhooks. An event contains ids only: its object is read when it is sent. */
export const WEBHOOK_DATA = {
  webhooks: nothing(
    ...(['id', 'name', 'url', 'events', 'state', 'secret', 'old_secret', 'old_secret_until', 'staff_id'] as const),
    ...(['failing_since', 'disabled_at', 'disabled_reason', 'created_at'] as const),
  ),
  events: nothing('id', 'type', 'object_id', 'order_key', 'sequence', 'data', 'created_at'),
  webhook_deliveries: {
    removal: 'erasure',
    columns: {
      ...none('id', 'webhook_id', 'event_id', 'order_key', 'sequence', 'state', 'attempts', 'next_attempt_at', 'claim'),
      ...none('tried_at', 'delivered_at', 'status_code', 'duration_ms'),
      answer: 'derived', // a receiver may repeat what it got
    },
  },
} satisfies Partial<PersonalTables>;
