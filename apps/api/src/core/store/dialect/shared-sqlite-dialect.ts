import type { Database } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { Mutex } from './mutex.ts';
import { type Clock, PatientConnection } from './patient-connection.ts';

type SharedSqliteConfig = {
  database: Database;
  /** For waits on other processes; the real clock by default. */
  clock?: Clock;
};

/**
 * Kysely's SQLite dialect, for a file that several processes write to. Transactions take the write lock at their beginning:
 * one that first reads and later writes would fail if another process wrote in between.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: SharedSqliteConfig;

  constructor(config: SharedSqliteConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new SharedSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new SharedSqliteAdapter();
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #database: Database;
  readonly #clock: Clock | undefined;
  /** Held by the transaction, or the single query, that uses the one connection. */
  readonly #mutex = new Mutex();
  #connection: DatabaseConnection | undefined;

  constructor({ database, clock }: SharedSqliteConfig) {
    super({ database });
    this.#database = database;
    this.#clock = clock;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    try {
      // A rollback has failed: without this one, the next statement would become part of the old transaction.
      if (this.#database.inTransaction) this.#database.exec('rollback');
      this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#database, this.#clock);
      return this.#connection;
    } catch (error) {
      this.#mutex.unlock();
      throw error;
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After a full disk or a failed write, SQLite has already rolled back; a second rollback would hide the reason.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#mutex.lock(); // a transaction may be under way
    try {
      await super.destroy();
    } finally {
      this.#mutex.unlock();
    }
  }
}

class SharedSqliteAdapter extends SqliteAdapter {
  /** The driver has its own FIFO mutex, which `destroy` takes too. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can change tables inside a transaction, contrary to Kysely's assumption. This makes migrations atomic. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
