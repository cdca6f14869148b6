import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Triggers refuse to delete a row that is younger than this. */
const MIN_AGE_DAYS = 365;

/** The audit log. Triggers keep it append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text') // no reference: the log outlives the accounts
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  // The list, newest first, and rows past their retention time.
  await db.schema.createIndex('audit_at_idx').on('audit').columns(['at', 'id']).execute();
  // The list filtered by actor, action, kind of object and single object.
  for (const column of ['actor', 'action', 'object', 'object_id']) {
    await db.schema.createIndex(`audit_${column}_idx`).on('audit').columns([column, 'at', 'id']).execute();
  }
  await (isSqlite(db) ? createSqliteTriggers(db) : createPostgresTriggers(db));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('audit').execute(); // drops its triggers, too
  if (isSqlite(db)) return;
  await sql`drop function guard_audit_rows`.execute(db);
  await sql`drop function guard_audit_truncate`.execute(db);
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_refuses_update before update on audit begin
    select raise(abort, 'The audit log is never changed.');
  end`.execute(db);
  await sql`create trigger audit_refuses_delete before delete on audit
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${sql.lit(`-${MIN_AGE_DAYS} days`)}) begin
    select raise(abort, 'The audit log is kept for a year.');
  end`.execute(db);
  // "insert or replace" deletes a row without running delete triggers.
  await sql`create trigger audit_refuses_replace before insert on audit
    when exists (select 1 from audit where id = new.id) begin
    select raise(abort, 'The audit log is never changed.');
  end`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_audit_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'The audit log is never changed.';
      end if;
      if old.at::timestamptz > now() - ${sql.lit(`${MIN_AGE_DAYS} days`)}::interval then
        raise exception 'The audit log is kept for a year.';
      end if;
      return old;
    end $$`.execute(db);
  await sql`create trigger audit_refuses_change before update or delete on audit
    for each row execute function guard_audit_rows()`.execute(db);
  // Row triggers do not run for TRUNCATE.
  await sql`
    create function guard_audit_truncate() returns trigger language plpgsql as $$
    begin
      -- A restore sets this in its own transaction, in which it writes the rows of the backup.
      if coalesce(current_setting('tideline.restoring', true), '') <> 'on' then
        raise exception 'The audit log is kept for a year.';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger audit_refuses_truncate before truncate on audit
    for each statement execute function guard_audit_truncate()`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
