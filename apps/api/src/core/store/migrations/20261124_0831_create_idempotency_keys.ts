import type { Kysely } from 'kysely';

/** Writes that were sent with an idempotency key, with their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('api_key_id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['staff_id', 'api_key_id', 'key_hash'])
    .execute();
  // the clean-up
  await db.schema.createIndex('idempotency_keys_started_at_idx').on('idempotency_keys').column('started_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('idempotency_keys').execute();
}
