import { type Claim, claimRows } from '../../../core/delivery/claims.repository.ts';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { RecordedEvent } from './event-body.ts';

/** A delivery that only this server is about to make. */
export type ClaimedDelivery = {
  id: string;
  /** A token: only its holder may update the delivery. */
  claim: string;
  eventId: string;
  /** Including this one. */
  attempts: number;
  event: RecordedEvent;
};

/**
 * Claims due deliveries of a webhook, so that no other server makes them. At most one per object: the next one waits until
 * the earlier one was delivered or has failed permanently.
 */
export async function claimDeliveries(
  db: Db,
  webhookId: string,
  { claim, now }: Claim,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const due = db
    .selectFrom('webhook_deliveries as due')
    .select('due.id')
    .where('due.webhook_id', '=', webhookId)
    .where('due.next_attempt_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries as before')
            .select('before.id')
            .where('before.webhook_id', '=', webhookId)
            .whereRef('before.order_key', '=', 'due.order_key')
            .whereRef('before.sequence', '<', 'due.sequence')
            .where('before.next_attempt_at', 'is not', null),
        ),
      ),
    )
    .orderBy('due.next_attempt_at')
    .orderBy('due.sequence')
    .limit(limit)
    .$call(dialectOf(db).skipLocked);
  const claimed = await claimRows(db, 'webhook_deliveries', due, { claim, now });
  if (claimed.length === 0) return [];
  const ids = claimed.map((row) => row.event_id);
  const events = await db
    .selectFrom('events')
    .select(['id', 'type', 'object_id', 'data', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(
    events.map((row) => [
      row.id,
      { type: row.type, objectId: row.object_id, data: row.data, createdAt: row.created_at },
    ]),
  );
  return claimed.flatMap((row) => {
    const event = byId.get(row.event_id);
    return event ? [{ id: row.id, claim, eventId: row.event_id, attempts: row.attempts, event }] : [];
  });
}
