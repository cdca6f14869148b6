import { sql, SqliteAdapter, type Kysely } from 'kysely';

const EVENTS = ['insert', 'update', 'delete'];

/** The privacy policy states the retention periods: a change raises the content version, so that no old page is cached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const event of EVENTS) {
    const [trigger, when] = [triggerOf(event), sql.raw(event)];
    await (
      isSqlite(db)
        ? sql`create trigger ${trigger} after ${when} on retention
          begin update content_version set version = version + 1; end`
        : sql`create trigger ${trigger} after ${when} on retention
          for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const event of EVENTS) {
    await sql`drop trigger ${triggerOf(event)} ${isSqlite(db) ? sql`` : sql`on retention`}`.execute(db);
  }
}

function triggerOf(event: string) {
  return sql.id(`retention_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
