import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table of its own, so that no sum over the visitors' views can ever have these in it.
  await db.schema
    .createTable('other_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('viewer', 'text', (column) => column.notNull().check(sql`viewer in ('bot', 'staff')`))
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('other_views_pk', ['day', 'viewer'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('other_views').execute();
}
