import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Unique, so that of several servers one makes the night's backup; null for one made by hand.
    .addColumn('nightly_day', 'text', (column) => column.unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('row_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('proven_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('backups_started_at_idx').on('backups').column('started_at').execute(); // the latest one
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('backups').execute();
}
