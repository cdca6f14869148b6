import { sql, type Kysely } from 'kysely';

/** Page views, and the salted hashes by which a visitor is counted once a day. The primary keys serve every query. */
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
  // A table of its own, so that a sum over the visitors' views can never include these.
  await db.schema
    .createTable('other_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('viewer', 'text', (column) => column.notNull().check(sql`viewer in ('bot', 'staff')`))
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('other_views_pk', ['day', 'viewer'])
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
  for (const table of ['visitor_salts', 'page_visitors', 'other_views', 'page_views']) {
    await db.schema.dropTable(table).execute();
  }
}
