import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { EVENT_RETENTION_DAYS } from '@tideline/domain/webhook/webhook';
import type { Db } from '../../../core/store/schema.ts';

/** The active webhooks with due deliveries. */
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

/** Deletes old events with their deliveries. */
export async function deleteOldEvents(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('events')
    .where('created_at', '<=', earlier(now, EVENT_RETENTION_DAYS * DAY_MS))
    .execute();
}
