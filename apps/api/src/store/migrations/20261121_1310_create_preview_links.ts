import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('preview_links_post_idx').on('preview_links').column('post_id').execute(); // ending a post's links
  await db.schema.createIndex('preview_links_expires_idx').on('preview_links').column('expires_at').execute(); // the clean-up
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('preview_links').execute();
}
