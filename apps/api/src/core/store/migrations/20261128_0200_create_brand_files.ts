import type { Kysely } from 'kysely';

/** Logos that staff have uploaded, named for their content. The brand names the one in use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brand_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull()) // in base64
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('brand_files').execute();
}
