import type { WebhookState } from '@tideline/domain/webhook/webhook';
import type { Trx } from '../../core/store/schema.ts';
import type { WebhooksTable } from '../../core/store/tables/webhooks.ts';

type NewWebhook = Pick<WebhooksTable, 'id' | 'name' | 'url' | 'secret'> & {
  events: readonly string[];
  /** Null for the command line. */
  staffId: string | null;
  state?: WebhookState;
};

/** Adds a webhook, by default an active one. */
export async function insertWebhook(trx: Trx, webhook: NewWebhook, now: string): Promise<void> {
  const { events, staffId, state = 'active', ...given } = webhook;
  await trx
    .insertInto('webhooks')
    .values({
      ...given,
      events: events.join(' '),
      staff_id: staffId,
      state,
      old_secret: null,
      old_secret_until: null,
      failing_since: null,
      disabled_at: null,
      disabled_reason: '',
      created_at: now,
    })
    .execute();
}

/** Changes columns of a webhook; false when there is none. */
export async function updateWebhook(trx: Trx, id: string, changes: Partial<WebhooksTable>): Promise<boolean> {
  const row = await trx.updateTable('webhooks').set(changes).where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Replaces the secret of a webhook; the previous one stays valid until `oldUntil`. False when there is none. */
export async function replaceSecret(trx: Trx, id: string, secret: string, oldUntil: string): Promise<boolean> {
  const row = await trx
    .updateTable('webhooks')
    .set((eb) => ({ old_secret: eb.ref('secret'), old_secret_until: oldUntil, secret }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a webhook with its log. @returns its name; null when there is none */
export async function deleteWebhook(trx: Trx, id: string): Promise<string | null> {
  const row = await trx.deleteFrom('webhooks').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name ?? null;
}
