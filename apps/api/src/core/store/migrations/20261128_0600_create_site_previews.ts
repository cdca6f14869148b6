import type { Kysely } from 'kysely';

/** Links that show the site as it will be: with the draft of a page, or as of a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('site_previews').execute();
}
