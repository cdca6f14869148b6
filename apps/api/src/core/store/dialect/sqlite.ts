import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql, type CompiledQuery } from 'kysely';
import { makeDurableFolder } from '../../host/durable-folder.ts';
import type { Database, Db } from '../schema.ts';
import { SharedSqliteDialect } from './shared-sqlite-dialect.ts';
import { sqliteSearch } from './sqlite-search.ts';
import type { DatabaseDialect } from './database-dialect.ts';

const MEMORY = ':memory:';
/** The size to which the write-ahead log is truncated after a long transaction or a backup. */
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024;
/** How long SQLite blocks the event loop for another process; for longer waits see patient-connection.ts. */
const BUSY_TIMEOUT_MS = 10;
/** For the reader's connection, which rarely has to wait. */
const READER_BUSY_TIMEOUT_MS = 250;

export const sqlite: DatabaseDialect = {
  name: 'SQLite',
  open(url) {
    const path = filePath(url);
    if (path !== null) makeDurableFolder(dirname(path));
    return openConnection(new SqliteDatabase(path ?? MEMORY));
  },
  filePath,
  openReader<Row>(url: string, _db: Db, query: CompiledQuery<Row>) {
    // A second connection never waits for a write transaction; a read takes microseconds.
    const connection = new SqliteDatabase(filePath(url) ?? MEMORY, { readonly: true });
    connection.pragma(`busy_timeout = ${READER_BUSY_TIMEOUT_MS}`);
    const statement = connection.prepare<unknown[], Row>(query.sql);
    return { read: async () => statement.get(...query.parameters), close: () => void connection.close() };
  },
  withoutTimeLimits: (db, act) => act(db),
  isLockTimeout: () => false, // SQLite's one writer waits in the dialect

  search: sqliteSearch,

  forUpdate: (query) => query,
  forShare: (query) => query,
  skipLocked: (query) => query,

  randomUuid(milliseconds) {
    const start = `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7`;
    const digits = sql`lower(hex(randomblob(6)))`;
    return sql`${start} || substr(${digits}, 1, 3) || '-8' || substr(${digits}, 1, 3) || '-' || ${digits}`;
  },

  async writeSnapshot(db, path) {
    await sql`vacuum into ${path}`.execute(db);
  },
  async findSize(db) {
    const { rows } = await sql<{
      bytes: number;
    }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
    return rows[0]?.bytes ?? 0;
  },
};

/** Opens an in-memory database as a copy of a SQLite file; `bytes` is the file in rollback mode. */
export function openSqliteCopy(bytes: Buffer): Db {
  return openConnection(new SqliteDatabase(bytes));
}

function filePath(url: string): string | null {
  return url === MEMORY ? null : url.slice('file:'.length);
}

function openConnection(database: SqliteDatabase.Database): Db {
  try {
    setPragmas(database);
  } catch (error) {
    database.close(); // the database is damaged; left open, it would lock the file against the restore in this process
    throw error;
  }
  return new Kysely<Database>({ dialect: new SharedSqliteDialect({ database }) });
}

function setPragmas(database: SqliteDatabase.Database): void {
  database.pragma('busy_timeout = 5000'); // first: switching to WAL may itself wait for another process
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL'); // with NORMAL, a power cut undoes commits that were already acknowledged
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON'); // otherwise erased personal data stays in free pages until they are reused
  database.pragma(`journal_size_limit = ${JOURNAL_LIMIT_BYTES}`);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
}
