import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely';
import type pg from 'pg';
import type { Database, Db } from './schema.ts';
import { SharedSqliteDialect } from './sqlite-dialect.ts';

const POOL_SIZE = 10;
/** How long SQLite itself may hold up the program for another process; longer waits: see patient-connection.ts. */
const BUSY_TIMEOUT_MS = 10;

/**
 * Opens the database at `url`: `file:<path>` or `:memory:` for SQLite, `postgres://…` for PostgreSQL. Creates the
 * folder of a SQLite file. The caller closes it with `db.destroy()`.
 * @throws when the folder cannot be written or the address is of neither kind
 */
export function openDatabase(url: string): Db {
  if (url === ':memory:') return openSqlite(url);
  if (url.startsWith('file:')) return openSqlite(url.slice('file:'.length));
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url);
  throw new Error('DATABASE_URL must begin with file: or postgres://.');
}

/** Whether the handle speaks to SQLite; PostgreSQL otherwise. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Opens a database in memory that begins as the one that `bytes` were taken from, by better-sqlite3's `serialize`. */
export function openSqliteCopy(bytes: Buffer): Db {
  return prepareSqlite(new SqliteDatabase(bytes));
}

function openSqlite(path: string): Db {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  return prepareSqlite(new SqliteDatabase(path));
}

function prepareSqlite(database: SqliteDatabase.Database): Db {
  database.pragma('busy_timeout = 5000'); // first: switching to WAL may itself have to wait for another process
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL'); // with NORMAL a power cut takes back commits that were already acknowledged
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return new Kysely<Database>({ dialect: new SharedSqliteDialect({ database }) });
}

function openPostgres(connectionString: string): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: () => openPool(connectionString) }) });
}

async function openPool(connectionString: string): Promise<pg.Pool> {
  const { default: pg } = await import('pg'); // a server on SQLite starts without it
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // counts come as int8, which the driver would hand over as text
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    types,
  });
  // Without listeners a restart of the database would end this process as an uncaught exception.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
