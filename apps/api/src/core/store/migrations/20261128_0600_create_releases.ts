import type { Kysely } from 'kysely';

/** Releases publish several changes at one moment; previews are links that show the site as it will be. */
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
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('goes_live_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('published_at', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('release_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id').onDelete('cascade'))
    .addColumn('document_id', 'text')
    .addColumn('post_id', 'text', (column) => column.references('posts.id').onDelete('cascade').onUpdate('cascade'))
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('release_parts').execute();
  await db.schema.dropTable('releases').execute();
  await db.schema.dropTable('site_previews').execute();
}
