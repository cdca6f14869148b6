import type { Database } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { CommitGroup } from './commit-group.ts';
import type { Turns } from './turns.ts';

const BEGIN = CompiledQuery.raw('begin immediate');
const SAVEPOINT = CompiledQuery.raw('savepoint member');
const RELEASE = CompiledQuery.raw('release member');
const ROLLBACK_TO = CompiledQuery.raw('rollback to member');

/** The one connection, for as long as somebody has the turn. */
export class SqliteTurn implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: Database;
  readonly #turns: Turns;
  readonly #group: CommitGroup;
  #isMine = false;
  #isTransaction = false;
  #isReleased = false;
  #failure: unknown;

  constructor(inner: DatabaseConnection, database: Database, turns: Turns, group: CommitGroup) {
    this.#inner = inner;
    this.#database = database;
    this.#turns = turns;
    this.#group = group;
  }

  async take(): Promise<void> {
    if (this.#isMine) return;
    this.#refuseWhenReleased();
    await this.#turns.take();
    this.#isMine = true;
    if (this.#isReleased) this.leave(); // while it waited
    this.#refuseWhenReleased();
  }

  leave(): void {
    if (!this.#isMine) return;
    this.#isMine = false;
    this.#turns.leave();
  }

  /** Nobody would leave a turn that is taken after this. */
  release(): void {
    this.#isReleased = true;
    this.leave();
  }

  async begin(): Promise<void> {
    await this.take(); // after a commit it was somebody else's
    if (!this.#group.isOpen) {
      this.#group.commit(); // only takes back what one that failed may have left
      await this.#inner.executeQuery(BEGIN);
      this.#group.open();
    }
    try {
      await this.#inner.executeQuery(SAVEPOINT);
    } catch (error) {
      // Nobody rolls back what has not begun.
      if (this.#database.inTransaction) this.#group.leave();
      else this.#group.abandon(error);
      throw error;
    }
    this.#isTransaction = true;
  }

  /** Answers when it is durable; the turn is somebody else's before that. */
  async commit(): Promise<void> {
    await this.#inner.executeQuery(RELEASE);
    this.#isTransaction = false;
    const done = this.#group.join();
    this.leave();
    await done;
  }

  async rollback(): Promise<void> {
    if (!this.#isTransaction) return; // the commit failed, of which everybody has been told
    this.#isTransaction = false;
    if (!this.#database.inTransaction) {
      // After a full disk or a failed write SQLite has rolled back by itself; to ask again would hide why.
      this.#group.abandon(this.#failure);
      return;
    }
    try {
      await this.#inner.executeQuery(ROLLBACK_TO);
      await this.#inner.executeQuery(RELEASE);
    } catch (error) {
      this.#group.abandon(this.#failure ?? error); // what could not be taken back alone
      throw error;
    }
    this.#group.leave();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#isTransaction) {
      // Outside of a transaction nobody sees what is not committed yet, nor is added to it.
      if (!this.#isMine) await this.take();
      this.#group.commit();
      return await this.#inner.executeQuery<Row>(query);
    }
    try {
      return await this.#inner.executeQuery<Row>(query);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    await this.take();
    if (!this.#isTransaction) this.#group.commit();
    yield* this.#inner.streamQuery<Row>(query, chunkSize);
  }

  #refuseWhenReleased(): void {
    if (this.#isReleased) throw new Error('This connection has been given back; await every query before.');
  }
}
