import { sql, type Kysely } from 'kysely';

/** What the program needs to run: backups, rate limits, its own secret keys and the version of the schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Unique, so that of several servers one makes a scheduled backup; null for a backup made by command.
    .addColumn('slot', 'text', (column) => column.unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('row_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('proven_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('unchanged_at', 'text')
    .execute();
  await db.schema.createIndex('backups_started_at_idx').on('backups').column('started_at').execute(); // the latest one
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_started_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_window_idx').on('rate_limits').column('window_started_at').execute(); // the clean-up
  await db.schema
    .createTable('secret_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('schema_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('program_version', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['schema_version', 'secret_keys', 'rate_limits', 'backups']) {
    await db.schema.dropTable(table).execute();
  }
}
