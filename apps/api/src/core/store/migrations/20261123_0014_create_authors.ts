import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The profiles of authors, and an index of the posts by author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique()) // posts name their author, in any case
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id').onDelete('set null'))
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('authors_picture_idx').on('authors').column('picture_id').execute(); // uses of a picture
  // The page of an author, and the names of all authors.
  await sql`create index posts_public_author_idx on posts (author, sort_date desc, id, status, deleted_at)
    where status = 'published' and deleted_at is null`.execute(db);
  for (const event of ['insert', 'update', 'delete']) {
    const [trigger, when] = [sql.id(`authors_${event}_raises_version`), sql.raw(event)];
    await (
      isSqlite(db)
        ? sql`create trigger ${trigger} after ${when} on authors
          begin update content_version set version = version + 1; end`
        : sql`create trigger ${trigger} after ${when} on authors
          for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index posts_public_author_idx`.execute(db);
  await db.schema.dropTable('authors').execute(); // with its triggers
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
