import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_revisions')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('save', 'autosave', 'restore')`))
    .addColumn('saved_by', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('word_count', 'integer', (column) => column.notNull())
    // The long column comes last: SQLite then reads a list without touching the pages it overflows into.
    .addColumn('fields', 'text', (column) => column.notNull())
    // Also what every list and the clearing of old revisions go by.
    .addPrimaryKeyConstraint('post_revisions_pk', ['post_id', 'version'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_revisions').execute();
}
