import { sql, type Kysely } from 'kysely';

/** When the server exports the site automatically. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('export_schedule')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('every', 'text', (column) => column.notNull())
    .addColumn('is_with_people', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('made_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('export_schedule').execute();
}
