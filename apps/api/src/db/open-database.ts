import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
} from 'kysely';
import type pg from 'pg';
import type { Database, Db } from './schema.ts';

const POOL_SIZE = 10;

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

function openSqlite(path: string): Db {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new SqliteDatabase(path);
  database.pragma('busy_timeout = 5000'); // first: switching to WAL may itself have to wait for another process
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL'); // with NORMAL a power cut takes back commits that were already acknowledged
  database.pragma('foreign_keys = ON');
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect({ database }) });
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

/**
 * SQLite as two processes can share it: transactions take the write lock when they begin, because one that reads
 * first and writes later fails at once when another process wrote in between, whatever the busy timeout says.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase.Database };

  constructor(config: { database: SqliteDatabase.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // The busy handler does not run for every kind of collision (SQLITE_BUSY_RECOVERY), so a few tries are made here.
    for (let attempt = 1; ; attempt += 1) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (attempt === 5 || !isBusy(error)) throw error;
        await sleep(attempt * 20);
      }
    }
  }
}

/** SQLite can change tables inside a transaction; Kysely only assumes it cannot. It makes migrations all or nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
