import type { Kysely } from 'kysely';

/** The months whose digest was made, or was not needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('monthly_digests')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('monthly_digests').execute();
}
