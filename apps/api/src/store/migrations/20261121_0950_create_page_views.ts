import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('organic', 'direct', 'social', 'referral')`),
    )
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_pk', ['day', 'path', 'source', 'is_sample'])
    .execute();
  await db.schema
    .createTable('page_visitors')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visitor_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_visitors_pk', ['day', 'path', 'visitor_hash'])
    .execute();
  await db.schema
    .createTable('visitor_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('visitor_salts').execute();
  await db.schema.dropTable('page_visitors').execute();
  await db.schema.dropTable('page_views').execute();
}
