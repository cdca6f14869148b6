import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** What other programs use: keys, writes that they repeat, webhooks, the outbox of events, and what became of each event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeys(db);
  await createWebhooks(db);
  await createEvents(db);
  await createDeliveries(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['webhook_deliveries', 'events', 'webhooks', 'idempotency_keys', 'api_keys']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('audit').dropColumn('key_name').execute();
}

/** Keys with which programs call the site, the name of the key in the audit log, and writes with an idempotency key. */
async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique()) // looked up at each call
    .addColumn('hint', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('networks', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('api_keys_staff_id_idx').on('api_keys').column('staff_id').execute(); // the keys of one account
  await db.schema.createIndex('api_keys_expires_at_idx').on('api_keys').column('expires_at').execute(); // the clean-up
  await db.schema.alterTable('audit').addColumn('key_name', 'text', empty).execute();

  // Writes with their answers.
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('api_key_id', 'text', required)
    .addColumn('key_hash', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('started_at', 'text', required)
    .addColumn('finished_at', 'text')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['staff_id', 'api_key_id', 'key_hash'])
    .execute();
  // The clean-up.
  await db.schema.createIndex('idempotency_keys_started_at_idx').on('idempotency_keys').column('started_at').execute();
}

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('active', 'paused', 'disabled')`))
    .addColumn('secret', 'text', required)
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'text')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('failing_since', 'text')
    .addColumn('disabled_at', 'text')
    .addColumn('disabled_reason', 'text', empty)
    .addColumn('created_at', 'text', required)
    .execute();
  // The removal of an account.
  await db.schema.createIndex('webhooks_staff_idx').on('webhooks').column('staff_id').execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', required)
    .addColumn('object_id', 'text', required)
    .addColumn('order_key', 'text', required)
    .addColumn('sequence', 'integer', required)
    .addColumn('data', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  // The next number of an object.
  await db.schema.createIndex('events_order_idx').on('events').columns(['order_key', 'sequence']).execute();
  // The clean-up.
  await db.schema.createIndex('events_created_at_idx').on('events').column('created_at').execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('order_key', 'text', required)
    .addColumn('sequence', 'integer', required)
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'delivered', 'failed')`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('claim', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('status_code', 'integer')
    .addColumn('answer', 'text', empty)
    .addColumn('duration_ms', 'integer')
    .execute();
  // The deliveries that are due, at most some thousands among all those of a month.
  await db.schema
    .createIndex('webhook_deliveries_due_idx')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'next_attempt_at'])
    .where(sql.ref('next_attempt_at'), 'is not', null)
    .execute();
  // Whether an earlier event of the same object still waits.
  await db.schema
    .createIndex('webhook_deliveries_order_idx')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'order_key', 'sequence'])
    .where(sql.ref('next_attempt_at'), 'is not', null)
    .execute();
  // The log of a webhook.
  await db.schema
    .createIndex('webhook_deliveries_log_idx')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute();
  // How many deliveries of a webhook have failed, and when the last one arrived, without reading all of a month.
  await db.schema
    .createIndex('webhook_deliveries_state_idx')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'state', 'delivered_at'])
    .execute();
  // The clean-up of an event.
  await db.schema.createIndex('webhook_deliveries_event_idx').on('webhook_deliveries').column('event_id').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
