import type { Page } from '@tideline/domain/entity/page';
import type { Delivery } from '@tideline/domain/webhook/webhook';
import type { DeliveryListQuery } from '@tideline/domain/webhook/webhook.schema';
import { orderBy, readPage } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

const NEWEST_FIRST = orderBy({ column: 'id', isDescending: true });

/**
 * The events of a webhook with their deliveries, newest first.
 * @throws TRPCError BAD_REQUEST for a cursor that no such list has answered
 */
export async function listDeliveries(db: Db, query: DeliveryListQuery): Promise<Page<Delivery>> {
  let found = db.selectFrom('webhook_deliveries').where('webhook_id', '=', query.webhookId);
  if (query.state) found = found.where('state', '=', query.state);
  const columns = found.select([
    ...(['id', 'event_id', 'state', 'attempts', 'next_attempt_at', 'tried_at', 'delivered_at'] as const),
    ...(['status_code', 'answer', 'duration_ms'] as const),
  ]);
  const page = await readPage(columns, NEWEST_FIRST, query);
  const ids = page.items.map((row) => row.event_id);
  const events = await db
    .selectFrom('events')
    .select(['id', 'type', 'object_id', 'created_at'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  const byId = new Map(events.map((event) => [event.id, event]));
  const items = page.items.flatMap((row): Delivery[] => {
    const event = byId.get(row.event_id);
    if (!event) return []; // deleted meanwhile
    return [
      {
        id: row.id,
        eventId: event.id,
        type: event.type,
        objectId: event.object_id,
        state: row.state,
        attempts: row.attempts,
        createdAt: event.created_at,
        triedAt: row.tried_at,
        deliveredAt: row.delivered_at,
        nextAttemptAt: row.next_attempt_at,
        statusCode: row.status_code,
        answer: row.answer,
        durationMs: row.duration_ms,
      },
    ];
  });
  return { ...page, items, total: await countRows(found) };
}

/** The deliveries to repeat: one, or all failed ones of a webhook. */
export type ToResend = { id: string } | { failedOf: string };

/** Makes ended deliveries due again, under the ids of their events. @returns the webhook; null without such deliveries */
export async function resendDeliveries(
  trx: Trx,
  wanted: ToResend,
  now: string,
): Promise<{ webhookId: string; count: number } | null> {
  const due = trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, answer: '', status_code: null })
    .where('next_attempt_at', 'is', null); // one that waits: sendNow
  const rows = await (
    'id' in wanted
      ? due.where('id', '=', wanted.id)
      : due.where('webhook_id', '=', wanted.failedOf).where('state', '=', 'failed')
  )
    .returning('webhook_id')
    .execute();
  const [first] = rows;
  return first ? { webhookId: first.webhook_id, count: rows.length } : null;
}

/**
 * Makes a waiting delivery due now, together with earlier ones of the same object, which keeps their order. A delivery in
 * progress is left alone.
 * @returns the webhook; null when it does not wait
 */
export async function sendNow(trx: Trx, id: string, now: string): Promise<string | null> {
  const wanted = await trx
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'order_key', 'sequence'])
    .where('id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  if (!wanted) return null;
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('webhook_id', '=', wanted.webhook_id)
    .where('order_key', '=', wanted.order_key)
    .where('sequence', '<=', wanted.sequence)
    .where('next_attempt_at', '>', now)
    .where('claim', 'is', null)
    .execute();
  return wanted.webhook_id;
}
