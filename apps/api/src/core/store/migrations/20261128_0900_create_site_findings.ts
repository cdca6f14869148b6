import type { Kysely } from 'kysely';

/** The nights in which the public site was checked, and what was found in the last one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_checks')
    .addColumn('night', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createTable('site_findings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_kind', 'text', (column) => column.notNull())
    .addColumn('place_id', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('weight', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('found_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('site_findings').execute();
  await db.schema.dropTable('site_checks').execute();
}
