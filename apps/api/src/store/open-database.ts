import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteAdapter } from 'kysely';
import { makeLastingFolder } from '../host/lasting-folder.ts';
import { openPostgres, type Patience } from './open-postgres.ts';
import type { Database, Db } from './schema.ts';
import { SharedSqliteDialect } from './sqlite-dialect.ts';

/** What a night's backup leaves of the write-ahead log goes back to this. */
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024;
/** Pages that SQLite itself remembers: an ordinary search of 10,000 posts reads more than fit into the usual 2 MB. */
const CACHE_KIB = 8 * 1024;
/** How long SQLite itself may hold up the program for another process; longer waits: see patient-connection.ts. */
const BUSY_TIMEOUT_MS = 10;

/**
 * Opens the database at `url`: `file:<path>` or `:memory:` for SQLite, `postgres://…` for PostgreSQL. Creates the
 * folder of a SQLite file. The caller closes it with `db.destroy()`.
 * @param patience how long PostgreSQL may take, when it is not as long as usual
 * @throws when the folder cannot be written or the address is of neither kind
 */
export function openDatabase(url: string, patience?: Patience): Db {
  if (url === ':memory:') return openSqlite(url);
  if (url.startsWith('file:')) return openSqlite(url.slice('file:'.length));
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url, patience);
  throw new Error('DATABASE_URL must begin with file: or postgres://.');
}

/** Whether the handle speaks to SQLite; PostgreSQL otherwise. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Opens a database in memory that begins as a copy of a SQLite file; `bytes` are those of one in rollback mode. */
export function openSqliteCopy(bytes: Buffer): Db {
  return prepareSqlite(new SqliteDatabase(bytes));
}

function openSqlite(path: string): Db {
  if (path !== ':memory:') makeLastingFolder(dirname(path));
  return prepareSqlite(new SqliteDatabase(path));
}

function prepareSqlite(database: SqliteDatabase.Database): Db {
  database.pragma('busy_timeout = 5000'); // first: switching to WAL may itself have to wait for another process
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL'); // with NORMAL a power cut takes back commits that were already acknowledged
  database.pragma('foreign_keys = ON');
  // What a savepoint may have to take back would go into a file from 64 kB on: two writes for each page of a member.
  database.pragma('temp_store = MEMORY');
  database.pragma(`cache_size = ${-CACHE_KIB}`);
  database.pragma(`journal_size_limit = ${JOURNAL_LIMIT_BYTES}`);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return new Kysely<Database>({ dialect: new SharedSqliteDialect({ database }) });
}
