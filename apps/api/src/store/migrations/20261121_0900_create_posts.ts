import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('draft', 'published', 'scheduled')`))
    .addColumn('publish_date', 'text')
    .addColumn('sort_date', 'text', (column) => column.notNull())
    .addColumn('featured_image_url', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reading_time_minutes', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    // The two long columns come last: SQLite then reads a summary without touching the pages they overflow into.
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posts_sort_date_idx').on('posts').columns(['sort_date desc', 'id']).execute(); // staff lists
  await db.schema
    .createIndex('posts_status_idx') // the public lists, the scheduler and the counts
    .on('posts')
    .columns(['status', 'sort_date desc', 'id'])
    .execute();
  await db.schema.createIndex('posts_category_idx').on('posts').columns(['category', 'sort_date desc', 'id']).execute(); // the blog's filter
  await db.schema
    .createTable('post_tags')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_tags_pk', ['post_id', 'position'])
    .execute();
  await db.schema.createIndex('post_tags_tag_key_idx').on('post_tags').column('tag_key').execute(); // lists by tag
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_tags').execute();
  await db.schema.dropTable('posts').execute();
}
