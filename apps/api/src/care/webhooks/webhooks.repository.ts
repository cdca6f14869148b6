import type { Selectable } from 'kysely';
import type { EventType } from '@tideline/domain/webhook/event';
import type { ListedWebhook, Webhook } from '@tideline/domain/webhook/webhook';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import type { WebhooksTable } from '../../core/store/tables/webhooks.ts';

const COLUMNS = [
  ...(['webhooks.id', 'webhooks.name', 'url', 'events', 'state', 'webhooks.created_at', 'old_secret_until'] as const),
  ...([
    'failing_since',
    'disabled_at',
    'disabled_reason',
    'staff.name as staff_name',
    'staff.email as staff_email',
  ] as const),
] as const;

/** One webhook; null when there is none. */
export async function findWebhook(db: Db, id: string, now: string): Promise<Webhook | null> {
  const row = await selectWebhooks(db).where('webhooks.id', '=', id).executeTakeFirst();
  return row ? toWebhook(row, now) : null;
}

/** All webhooks, oldest first, with the results of their deliveries. */
export async function listWebhooks(db: Db, now: string): Promise<ListedWebhook[]> {
  const rows = await selectWebhooks(db)
    .select((eb) => [
      eb
        .selectFrom('webhook_deliveries')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('webhook_id', '=', 'webhooks.id')
        .where('next_attempt_at', 'is not', null) // the condition of the index
        .as('waiting'),
      eb
        .selectFrom('webhook_deliveries')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('webhook_id', '=', 'webhooks.id')
        .where('webhook_deliveries.state', '=', 'failed')
        .as('failed'),
      eb
        .selectFrom('webhook_deliveries')
        .select((of) => of.fn.max('delivered_at').as('at'))
        .whereRef('webhook_id', '=', 'webhooks.id')
        .where('webhook_deliveries.state', '=', 'delivered')
        .as('last_delivered_at'),
    ])
    .orderBy('webhooks.created_at')
    .orderBy('webhooks.id')
    .execute();
  return rows.map((row) => ({
    ...toWebhook(row, now),
    waiting: row.waiting ?? 0,
    failed: row.failed ?? 0,
    lastDeliveredAt: row.last_delivered_at,
  }));
}

/** The number of webhooks. */
export function countWebhooks(db: Db): Promise<number> {
  return countRows(db.selectFrom('webhooks'));
}

function selectWebhooks(db: Db) {
  return db.selectFrom('webhooks').leftJoin('staff', 'staff.id', 'webhooks.staff_id').select(COLUMNS);
}

type WebhookRow = Pick<
  Selectable<WebhooksTable>,
  | 'id'
  | 'name'
  | 'url'
  | 'events'
  | 'state'
  | 'created_at'
  | 'old_secret_until'
  | 'failing_since'
  | 'disabled_at'
  | 'disabled_reason'
> & { staff_name: string | null; staff_email: string | null };

function toWebhook(row: WebhookRow, now: string): Webhook {
  const { old_secret_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events.split(' ') as EventType[],
    state: row.state,
    createdAt: row.created_at,
    createdBy: row.staff_name || row.staff_email,
    oldSecretUntil: until !== null && until > now ? until : null,
    failingSince: row.failing_since,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason,
  };
}
