import { type EventType, eventObject, TEST_EVENT } from '@tideline/domain/webhook/event';
import { newId } from '../host/new-id.ts';
import type { Trx } from '../store/schema.ts';

/** Something that happened to an object. */
export type NewEvent = {
  type: EventType;
  objectId: string;
  /** The enquiry of a message or call: events of one enquiry stay in order. */
  contactId?: string;
  /** Ids and statuses only: personal data is read when the event is sent. */
  data?: Record<string, string>;
};

const ROWS_AT_ONCE = 200;

/**
 * Writes an event into the outbox, in the transaction of the act, so that both are committed or neither. Call it after the
 * write to the object, whose lock orders two acts on it. If no webhook wants the event, it costs one query.
 * @param now ISO 8601 in UTC
 */
export async function recordEvent(trx: Trx, event: NewEvent, now: string): Promise<void> {
  await recordEvents(trx, [event], now);
}

/** The same for several events, in order. */
export async function recordEvents(trx: Trx, events: readonly NewEvent[], now: string): Promise<void> {
  if (events.length === 0) return;
  const webhooks = await trx.selectFrom('webhooks').select(['id', 'events']).where('state', '!=', 'disabled').execute();
  const wanted = events.filter(({ type }) => webhooks.some((webhook) => isWanted(webhook, type)));
  for (let start = 0; start < wanted.length; start += ROWS_AT_ONCE) {
    const rows = await numbered(trx, wanted.slice(start, start + ROWS_AT_ONCE), now);
    await trx.insertInto('events').values(rows).execute();
    const deliveries = webhooks.flatMap((webhook) =>
      rows.filter(({ type }) => isWanted(webhook, type)).map((row) => toDelivery(webhook.id, row)),
    );
    for (let at = 0; at < deliveries.length; at += ROWS_AT_ONCE) {
      await trx
        .insertInto('webhook_deliveries')
        .values(deliveries.slice(at, at + ROWS_AT_ONCE))
        .execute();
    }
  }
}

/** Writes a test event for one webhook. */
export async function recordTestEvent(trx: Trx, webhookId: string, now: string): Promise<void> {
  const key = `webhook ${webhookId} ${now}`; // waits for no other
  const event = { id: newId(), type: TEST_EVENT, object_id: webhookId, order_key: key, sequence: 1 } as const;
  const row = { ...event, data: '{}', created_at: now };
  await trx.insertInto('events').values(row).execute();
  await trx.insertInto('webhook_deliveries').values(toDelivery(webhookId, row)).execute();
}

/** A delivery that is due at once. */
function toDelivery(webhookId: string, event: { id: string; order_key: string; sequence: number; created_at: string }) {
  return {
    id: newId(),
    webhook_id: webhookId,
    event_id: event.id,
    order_key: event.order_key,
    sequence: event.sequence,
    state: 'waiting' as const,
    attempts: 0,
    answer: '',
    next_attempt_at: event.created_at,
    claim: null,
    tried_at: null,
    delivered_at: null,
    status_code: null,
    duration_ms: null,
  };
}

function isWanted(webhook: { events: string }, type: EventType): boolean {
  return webhook.events.split(' ').includes(type);
}

/** The rows of events, numbered after earlier ones of the same object. */
async function numbered(trx: Trx, events: readonly NewEvent[], now: string) {
  const keys = [...new Set(events.map(orderKey))];
  const last = await trx
    .selectFrom('events')
    .select((eb) => ['order_key', eb.fn.max('sequence').as('sequence')])
    .where('order_key', 'in', keys)
    .groupBy('order_key')
    .execute();
  const numbers = new Map(last.map((row) => [row.order_key, row.sequence]));
  return events.map((event) => {
    const key = orderKey(event);
    const sequence = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, sequence);
    return {
      id: newId(),
      type: event.type,
      object_id: event.objectId,
      order_key: key,
      sequence,
      data: JSON.stringify(event.data ?? {}),
      created_at: now,
    };
  });
}

function orderKey({ type, objectId, contactId }: NewEvent): string {
  return contactId === undefined ? `${eventObject(type)} ${objectId}` : `enquiry ${contactId}`;
}
