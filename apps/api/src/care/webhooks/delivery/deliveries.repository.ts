import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { EVENT_RETENTION_DAYS } from '@tideline/domain/webhook/webhook';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** What became of an attempt. */
export type DeliveryResult = {
  id: string;
  isDelivered: boolean;
  /** Null: it is not tried again. */
  nextAttemptAt: string | null;
  statusCode: number | null;
  text: string;
  durationMs: number;
};

/** The active webhooks for which a delivery is due. */
export async function listDueWebhooks(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .where('next_attempt_at', '<=', now),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Records what became of claimed deliveries, those of this claim only: one statement for all with the same result. */
export async function recordResults(
  trx: Trx,
  claim: string,
  results: readonly DeliveryResult[],
  now: string,
): Promise<void> {
  const groups = Map.groupBy(results, ({ id: _id, ...result }) => JSON.stringify(result));
  for (const group of groups.values()) {
    const [result] = group;
    if (!result) continue;
    const ids = group.map(({ id }) => id);
    await trx
      .updateTable('webhook_deliveries')
      .set({
        state: result.isDelivered ? 'delivered' : result.nextAttemptAt === null ? 'failed' : 'waiting',
        claim: null,
        next_attempt_at: result.nextAttemptAt,
        delivered_at: result.isDelivered ? now : null,
        status_code: result.statusCode,
        answer: result.text,
        duration_ms: result.durationMs,
      })
      .where('id', 'in', ids)
      .where('claim', '=', claim)
      .execute();
  }
}

/** Deletes events that happened long ago, with their deliveries. */
export async function deleteOldEvents(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('events')
    .where('created_at', '<=', earlier(now, EVENT_RETENTION_DAYS * DAY_MS))
    .execute();
}
