import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Changes to the built-in copy of the pages. An untouched document has no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('copy_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('copy_revisions')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('copy_revisions_pk', ['document_id', 'version'])
    .execute();
  // A draft can exist before its document has a row.
  await db.schema
    .createTable('copy_drafts')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('goes_live_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('discarded_at', 'text')
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('base_fields', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  // Public pages show the documents, not their drafts and revisions.
  for (const event of EVENTS) {
    const trigger = sql`create trigger ${triggerOf(event)} after ${sql.raw(event)} on copy_documents`;
    await (
      isSqlite(db)
        ? sql`${trigger} begin update content_version set version = version + 1; end`
        : sql`${trigger} for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('copy_drafts').execute();
  await db.schema.dropTable('copy_revisions').execute();
  await db.schema.dropTable('copy_documents').execute(); // with its triggers
}

const EVENTS = ['insert', 'update', 'delete'] as const;

function triggerOf(event: (typeof EVENTS)[number]) {
  return sql.id(`copy_documents_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
