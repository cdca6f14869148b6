import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StatementCache } from './statement-cache.ts';

/** How long a write waits for another process to let go of the database. */
const PATIENCE_MS = 5000;
/** As long as the last one waited in vain: whoever is in line behind it must not wait as long again, one by one. */
const SHORT_PATIENCE_MS = 100;
const PAUSE_MS = 10;

/**
 * SQLite as two processes can share it. Transactions take the write lock when they begin, because one that reads first
 * and writes later fails at once when another process wrote in between. Waiting for the lock is done here and not by
 * SQLite, whose busy handler would hold up the whole program, readers included.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase.Database };

  constructor(config: { database: SqliteDatabase.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new SharedSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;
  #connection: DatabaseConnection | undefined;

  constructor(config: { database: SqliteDatabase.Database }) {
    super({ database: new StatementCache(config.database) });
    this.#database = config.database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#database);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After a full disk or a failed write SQLite has rolled back by itself; to ask again would hide why.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: SqliteDatabase.Database;
  #patienceMs = PATIENCE_MS;

  constructor(inner: DatabaseConnection, database: SqliteDatabase.Database) {
    this.#inner = inner;
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const untilMs = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<Row>(query);
        this.#patienceMs = PATIENCE_MS;
        return result;
      } catch (error) {
        // Inside of a transaction the lock is ours: waiting for it would change nothing.
        if (!isBusy(error) || this.#database.inTransaction) throw error;
        if (performance.now() >= untilMs) {
          this.#patienceMs = SHORT_PATIENCE_MS;
          throw error;
        }
        await sleep(PAUSE_MS);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
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
