import type { Kysely } from 'kysely';

/** Addresses that visitors asked for in vain. The program keeps the table small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_paths')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('referrer_host', 'text', (column) => column.notNull())
    .addColumn('dismissed_at', 'text')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('missed_paths').execute();
}
