import { sql, type Kysely } from 'kysely';

/** Posts of the same series share its name; empty for a post that belongs to none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('posts')
    .addColumn('series', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // The parts of a series in their order, and the names of all series. Posts without one are not in it.
  await sql`create index posts_series_idx on posts (series, sort_date, id, status, deleted_at)
    where series <> '' and deleted_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('posts_series_idx').execute();
  await db.schema.alterTable('posts').dropColumn('series').execute();
}
