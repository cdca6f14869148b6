import { findColleague } from '../../../core/store/colleagues.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** Records a successful delivery. */
export async function markWorking(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Records a failure. @returns the time of the first one since the last success; null when the webhook is gone */
export async function markFailing(trx: Trx, id: string, now: string): Promise<string | null> {
  const row = await trx
    .updateTable('webhooks')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(now)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

/**
 * Disables an active webhook and gives up its waiting deliveries; null when it was not active.
 * @returns the address of its creator; null when the account is gone, or may no longer read webhooks
 */
export async function disableWebhook(
  trx: Trx,
  id: string,
  reason: string,
  now: string,
): Promise<{ creatorEmail: string | null } | null> {
  const row = await trx
    .updateTable('webhooks')
    .set({ state: 'disabled', disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('staff_id')
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .execute();
  const creator = await findColleague(trx, row.staff_id, 'webhooks.read');
  return { creatorEmail: creator?.email ?? null };
}

/** The webhooks disabled by the program. */
export function listDisabled(db: Db) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'name', 'url', 'disabled_at as disabledAt', 'disabled_reason as reason'])
    .where('state', '=', 'disabled')
    .orderBy('disabled_at')
    .execute();
}
