import type { Kysely } from 'kysely';

/** Files of other systems that staff bring in, and what is in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file_bytes', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('system', 'text')
    .addColumn('site_title', 'text', (column) => column.notNull())
    .addColumn('site_address', 'text', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .execute();
  await db.schema
    .createTable('import_items')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('line_start', 'bigint', (column) => column.notNull())
    .addColumn('line_bytes', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('version_before', 'integer')
    .addColumn('ledger', 'text')
    .addPrimaryKeyConstraint('import_items_pk', ['import_id', 'position'])
    .execute();
  await db.schema
    .createTable('import_notes')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_notes_pk', ['import_id', 'position', 'kind', 'what'])
    .execute();
  await db.schema
    .createTable('import_targets')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('target_version', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_targets_pk', ['site', 'kind', 'source_id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('import_targets').execute();
  await db.schema.dropTable('import_notes').execute();
  await db.schema.dropTable('import_items').execute();
  await db.schema.dropTable('imports').execute();
}
