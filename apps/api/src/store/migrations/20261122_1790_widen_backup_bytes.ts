import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** PostgreSQL's integer ends at 2 GB. SQLite's has 64 bits anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`alter table backups alter column bytes type bigint`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`alter table backups alter column bytes type integer using least(bytes, 2147483647)`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
