import type { Kysely } from 'kysely';

/** Why readers unsubscribed, without saying who. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leaving_reasons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('left_at', 'text', (column) => column.notNull())
    .execute();
  // The latest ones, and the end of their period.
  await db.schema.createIndex('leaving_reasons_left_at_idx').on('leaving_reasons').column('left_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('leaving_reasons').execute();
}
