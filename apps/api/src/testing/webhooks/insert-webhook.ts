import { EVENT_TYPES } from '@tideline/domain/webhook/event';
import { newId } from '../../core/host/new-id.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { WebhooksTable } from '../../core/store/tables/webhooks.ts';
import { TEST_NOW, TEST_STAFF } from '../test-caller.ts';

/** The secret of webhooks inserted by tests. */
export const TEST_SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

/** Inserts a webhook, by default an active one for every type of event. Returns its id. */
export async function insertTestWebhook(db: Db, changes: Partial<WebhooksTable> = {}): Promise<string> {
  const webhook: WebhooksTable = {
    id: newId(),
    name: 'Board',
    url: 'https://hooks.example/tideline',
    events: EVENT_TYPES.join(' '),
    state: 'active',
    secret: TEST_SECRET,
    old_secret: null,
    old_secret_until: null,
    staff_id: null,
    failing_since: null,
    disabled_at: null,
    disabled_reason: '',
    created_at: TEST_NOW,
    ...changes,
  };
  await db.insertInto('webhooks').values(webhook).execute();
  return webhook.id;
}

/** Inserts the account of the staff caller, to which a webhook refers. */
export async function insertTestStaff(db: Db): Promise<void> {
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
}
