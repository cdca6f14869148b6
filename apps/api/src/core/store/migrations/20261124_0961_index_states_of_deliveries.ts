import type { Kysely } from 'kysely';

/** How many deliveries of a webhook have failed, and when the last one arrived, without reading all of a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('webhook_deliveries_state_idx')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'state', 'delivered_at'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('webhook_deliveries_state_idx').execute();
}
