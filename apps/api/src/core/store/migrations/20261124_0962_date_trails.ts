import { sql, SqliteAdapter, type Kysely } from 'kysely';

const TABLES = ['contact_trails', 'contact_trail_posts'] as const;
const BY_SOURCE = ['entry_source', 'campaign_source', 'campaign_medium', 'campaign_name'];

/** The date of its enquiry in each trail, so that the figures of a period do not read the trails of all years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('submitted_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update ${sql.table(table)} set submitted_at = (
      select contacts.submitted_at from contacts where contacts.id = contact_id)`.execute(db);
  }
  await dropIndexes(db, ['contact_trails_results_idx', 'contact_trail_posts_post_idx']);
  // SQLite looks up the trail of each enquiry of the period; PostgreSQL reads all trails of the period at once.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const key = isSqlite ? ['contact_id', 'submitted_at'] : ['submitted_at', 'contact_id'];
  await createIndex(db, 'contact_trails_results_idx', 'contact_trails', [...key, ...BY_SOURCE]);
  await createIndex(db, 'contact_trail_posts_results_idx', 'contact_trail_posts', [...key, 'post_key']);
  // The enquiries of a post, without reading the rows.
  await createIndex(db, 'contact_trail_posts_post_idx', 'contact_trail_posts', ['post_key', 'contact_id']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropIndexes(db, [
    'contact_trail_posts_post_idx',
    'contact_trail_posts_results_idx',
    'contact_trails_results_idx',
  ]);
  await createIndex(db, 'contact_trail_posts_post_idx', 'contact_trail_posts', ['post_key']);
  await createIndex(db, 'contact_trails_results_idx', 'contact_trails', ['contact_id', ...BY_SOURCE]);
  for (const table of TABLES) await db.schema.alterTable(table).dropColumn('submitted_at').execute();
}

async function dropIndexes(db: Kysely<unknown>, names: string[]): Promise<void> {
  for (const name of names) await db.schema.dropIndex(name).execute();
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
