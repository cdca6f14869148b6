import { SqliteAdapter, sql, type Kysely } from 'kysely';

/** What a public page shows is stored in these. */
const TABLES = ['posts', 'post_tags', 'settings'];
const EVENTS = ['insert', 'update', 'delete'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
  if (isSqlite(db)) return createSqliteTriggers(db);
  return createPostgresTriggers(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const event of EVENTS) {
      const name = sql.id(triggerName(table, event));
      await (isSqlite(db) ? sql`drop trigger ${name}` : sql`drop trigger ${name} on ${sql.table(table)}`).execute(db);
    }
  }
  if (!isSqlite(db)) await sql`drop function raise_content_version`.execute(db);
  await db.schema.dropTable('content_version').execute();
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const event of EVENTS) {
      await sql`
        create trigger ${sql.id(triggerName(table, event))} after ${sql.raw(event)} on ${sql.table(table)}
        ${whenShown(table, event, sql.raw('is'))}
        begin
          update content_version set version = version + 1;
        end`.execute(db);
    }
  }
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_version set version = version + 1;
      return null;
    end $$`.execute(db);
  for (const table of TABLES) {
    for (const event of EVENTS) {
      await sql`
        create trigger ${sql.id(triggerName(table, event))} after ${sql.raw(event)} on ${sql.table(table)}
        for each row ${whenShown(table, event, sql.raw('is not distinct from'))}
        execute function raise_content_version()`.execute(db);
    }
  }
}

/** A counted view is no change of content: it moves `views` and leaves the post's version. */
function whenShown(table: string, event: string, isSame: ReturnType<typeof sql.raw>) {
  if (table !== 'posts' || event !== 'update') return sql``;
  return sql`when (new.views ${isSame} old.views or new.version <> old.version)`;
}

function triggerName(table: string, event: string): string {
  return `${table}_${event}_raises_version`;
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
