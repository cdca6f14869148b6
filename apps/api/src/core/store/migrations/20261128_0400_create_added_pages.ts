import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Pages that staff add. Their texts are documents of `copy_documents` with the same id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('added_pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('first_published_at', 'text')
    .addColumn('public_since', 'text')
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('added_pages_path_unique', ['path']) // the page at an address
    .execute();
  // Public pages show them: the site map, for instance.
  for (const event of EVENTS) {
    const trigger = sql`create trigger ${triggerOf(event)} after ${sql.raw(event)} on added_pages`;
    await (
      isSqlite(db)
        ? sql`${trigger} begin update content_version set version = version + 1; end`
        : sql`${trigger} for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('added_pages').execute(); // with its triggers
}

const EVENTS = ['insert', 'update', 'delete'] as const;

function triggerOf(event: (typeof EVENTS)[number]) {
  return sql.id(`added_pages_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
