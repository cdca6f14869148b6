import { SqliteAdapter, sql, type Kysely } from 'kysely';

const UPDATE = sql.id('pictures_update_raises_version');
const DELETE = sql.id('pictures_delete_raises_version');

/** A post's page shows the alternative text of its picture. The function is that of the other tables' triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    await sql`create trigger ${UPDATE} after update of alt on pictures when new.alt <> old.alt
      begin update content_version set version = version + 1; end`.execute(db);
    await sql`create trigger ${DELETE} after delete on pictures
      begin update content_version set version = version + 1; end`.execute(db);
    return;
  }
  await sql`create trigger ${UPDATE} after update of alt on pictures for each row when (new.alt <> old.alt)
    execute function raise_content_version()`.execute(db);
  await sql`create trigger ${DELETE} after delete on pictures for each row
    execute function raise_content_version()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [UPDATE, DELETE]) {
    await (isSqlite(db) ? sql`drop trigger ${name}` : sql`drop trigger ${name} on pictures`).execute(db);
  }
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
