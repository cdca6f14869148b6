import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The triggers on rows do not see TRUNCATE. SQLite has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`
    create function keep_audit_whole() returns trigger language plpgsql as $$
    begin
      -- Said by the restore, in its own transaction, which takes the lines along.
      if coalesce(current_setting('tideline.restoring', true), '') <> 'on' then
        raise exception 'The audit log is kept for a year.';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger audit_is_not_truncated before truncate on audit
    for each statement execute function keep_audit_whole()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`drop trigger audit_is_not_truncated on audit`.execute(db);
  await sql`drop function keep_audit_whole`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
