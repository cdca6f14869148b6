import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Addresses without a page: those that lead elsewhere, and those that are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('post_id', 'text', (column) => column.references('posts.id').onDelete('cascade').onUpdate('cascade'))
    .addColumn('target_path', 'text')
    .addColumn('origin', 'text', (column) =>
      column.notNull().check(sql`origin in ('draft', 'moved', 'unpublished', 'hand')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('redirects_one_target', sql`post_id is null or target_path is null`)
    .execute();
  await db.schema.createIndex('redirects_post_idx').on('redirects').column('post_id').execute(); // what leads to a post
  // The list of staff, and the clean-up of former addresses of drafts.
  await db.schema
    .createIndex('redirects_created_idx')
    .on('redirects')
    .columns(['origin', 'created_at', 'id'])
    .execute();
  // Cached answers for missing pages.
  for (const event of ['insert', 'update', 'delete']) {
    const [trigger, when] = [sql.id(`redirects_${event}_raises_version`), sql.raw(event)];
    await (
      isSqlite(db)
        ? sql`create trigger ${trigger} after ${when} on redirects
          begin update content_version set version = version + 1; end`
        : sql`create trigger ${trigger} after ${when} on redirects
          for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('redirects').execute(); // with its triggers
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
