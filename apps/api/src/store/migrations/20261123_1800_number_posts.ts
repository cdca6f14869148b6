import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** PostgreSQL's posts get the number that SQLite's have: what a search has found is kept as numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`alter table posts add column search_no integer not null generated always as identity`.execute(db);
  // Posts that a search has found are looked up by it.
  await sql`create unique index posts_search_no_idx on posts (search_no)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`alter table posts drop column search_no`.execute(db);
}
