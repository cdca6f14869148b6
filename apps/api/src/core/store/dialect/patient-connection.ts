import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** How long a write waits for another process to release its lock. */
const PATIENCE_MS = 5000;
/** Used after a timeout until a write succeeds: queued writes must not each wait the full time in turn. */
const SHORT_PATIENCE_MS = 100;
const PAUSE_MS = 10;

/** How time passes while waiting, in milliseconds. */
export type Clock = { nowMs: () => number; pause: (ms: number) => Promise<unknown> };

const REAL_CLOCK: Clock = { nowMs: () => performance.now(), pause: sleep };

/** Statements that need the write lock; the success of any other proves nothing about it. */
const TAKES_LOCK = /^\s*(?:begin|insert|update|delete)\b/i;

/**
 * Waits for other processes without blocking the event loop, unlike SQLite's own busy handler. Queries still queue behind a
 * waiting one; cached pages, which need no query, are served.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: SqliteDatabase.Database;
  readonly #clock: Clock;
  #patienceMs = PATIENCE_MS;

  constructor(inner: DatabaseConnection, database: SqliteDatabase.Database, clock = REAL_CLOCK) {
    this.#inner = inner;
    this.#database = database;
    this.#clock = clock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let untilMs: number | null = null; ;) {
      try {
        const result = await this.#inner.executeQuery<Row>(query);
        if (this.#patienceMs !== PATIENCE_MS && TAKES_LOCK.test(query.sql)) this.#patienceMs = PATIENCE_MS;
        return result;
      } catch (error) {
        // A transaction already holds the lock, so waiting would change nothing.
        if (!isBusy(error) || this.#database.inTransaction) throw error;
        untilMs ??= this.#clock.nowMs() + this.#patienceMs;
        if (this.#clock.nowMs() >= untilMs) {
          this.#patienceMs = SHORT_PATIENCE_MS;
          throw error;
        }
        await this.#clock.pause(PAUSE_MS);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
