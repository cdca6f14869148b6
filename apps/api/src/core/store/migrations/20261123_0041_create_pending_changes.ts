import { sql, type Kysely } from 'kysely';

/** Changes to published posts that visitors do not see yet: at most one set for each post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pending_changes')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('goes_live_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('discarded_at', 'text')
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // The long columns come last: SQLite then reads a list without their overflow pages.
    .addColumn('base_fields', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  // The job that publishes them, which asks every second.
  await sql`create index pending_changes_due_idx on pending_changes (goes_live_at)
    where goes_live_at is not null and held_at is null and discarded_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pending_changes').execute();
}
