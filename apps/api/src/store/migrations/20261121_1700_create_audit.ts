import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** No row goes before it is this old. Whoever keeps the log for longer, deletes later. */
const KEPT_DAYS = 365;

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
  // The list, newest first, and what has grown old enough to go.
  await db.schema.createIndex('audit_at_idx').on('audit').columns(['at', 'id']).execute();
  // The list of one person, of one kind of act, of one kind of thing, and of one thing alone.
  await db.schema.createIndex('audit_actor_idx').on('audit').columns(['actor', 'at', 'id']).execute();
  await db.schema.createIndex('audit_action_idx').on('audit').columns(['action', 'at', 'id']).execute();
  await db.schema.createIndex('audit_object_idx').on('audit').columns(['object', 'at', 'id']).execute();
  await db.schema.createIndex('audit_object_id_idx').on('audit').columns(['object_id', 'at', 'id']).execute();
  if (isSqlite(db)) return guardOnSqlite(db);
  return guardOnPostgres(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('audit').execute(); // its triggers go with it
  if (!isSqlite(db)) await sql`drop function keep_audit`.execute(db);
}

async function guardOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_never_changes before update on audit begin
    select raise(abort, 'The audit log is never changed.');
  end`.execute(db);
  await sql`create trigger audit_is_kept before delete on audit
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${sql.lit(`-${KEPT_DAYS} days`)}) begin
    select raise(abort, 'The audit log is kept for a year.');
  end`.execute(db);
  // "insert or replace" deletes without asking the trigger above.
  await sql`create trigger audit_is_not_replaced before insert on audit
    when exists (select 1 from audit where id = new.id) begin
    select raise(abort, 'The audit log is never changed.');
  end`.execute(db);
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'The audit log is never changed.';
      end if;
      if old.at::timestamptz > now() - ${sql.lit(`${KEPT_DAYS} days`)}::interval then
        raise exception 'The audit log is kept for a year.';
      end if;
      return old;
    end $$`.execute(db);
  await sql`create trigger audit_is_kept before update or delete on audit
    for each row execute function keep_audit()`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
