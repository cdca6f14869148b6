import type { Database } from 'better-sqlite3';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver, SqliteQueryCompiler } from 'kysely';
import { CommitGroup } from './commit-group.ts';
import { type Clock, PatientConnection } from './patient-connection.ts';
import { SqliteTurn } from './sqlite-turn.ts';
import { StatementCache } from './statement-cache.ts';
import { Turns } from './turns.ts';

type SharedSqliteConfig = {
  database: Database;
  /** By which it waits for other processes: the real one by default. */
  clock?: Clock;
};

/**
 * SQLite as two processes can share it. Transactions take the write lock when they begin, because one that reads first
 * and writes later fails at once when another process wrote in between. Those that end at about the same time share one
 * commit.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #parts: Parts;

  constructor({ database, clock }: SharedSqliteConfig) {
    super({ database });
    const turns = new Turns();
    const group = new CommitGroup(database, turns);
    this.#parts = { database, clock, turns, group, statements: new StatementCache(database) };
  }

  override createDriver() {
    return new SharedSqliteDriver(this.#parts);
  }

  override createQueryCompiler() {
    return new SteadyQueryCompiler();
  }

  override createAdapter() {
    return new SharedSqliteAdapter(this.#parts);
  }
}

type Parts = {
  database: Database;
  clock: Clock | undefined;
  turns: Turns;
  group: CommitGroup;
  statements: StatementCache;
};

/**
 * Writes parameters as `+?`, which means the same. A query that sorts, joins or limits is planned by what is bound to a
 * bare `?`, and therefore planned anew whenever something else is: that takes longer than a short query itself.
 * Source: `sqlite3VdbeReprepareOnBind` in SQLite, and who calls it.
 */
class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #database: Database;
  readonly #turns: Turns;
  readonly #group: CommitGroup;
  readonly #clock: Clock | undefined;
  #connection: DatabaseConnection | undefined;

  constructor({ database, clock, turns, group, statements }: Parts) {
    super({ database: statements });
    this.#database = database;
    this.#clock = clock;
    this.#turns = turns;
    this.#group = group;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#database, this.#clock);
    const turn = new SqliteTurn(this.#connection, this.#database, this.#turns, this.#group);
    await turn.take();
    return turn;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await toTurn(connection).begin();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await toTurn(connection).commit();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await toTurn(connection).rollback();
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection) toTurn(connection).release();
  }

  override async destroy(): Promise<void> {
    await this.#turns.take(); // whoever has it may be in the middle of a transaction
    try {
      this.#group.commit();
      await super.destroy();
    } finally {
      this.#turns.leave();
    }
  }
}

function toTurn(connection: DatabaseConnection): SqliteTurn {
  if (connection instanceof SqliteTurn) return connection;
  throw new Error('This is no connection of this driver.');
}

/** What Kysely asks the kind of a database, and the way past its queues. */
export class SharedSqliteAdapter extends SqliteAdapter {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
  }

  /** Taking turns is the driver's business: a commit that is waited for keeps nobody from the connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can change tables inside a transaction; Kysely only assumes it cannot. It makes migrations all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * The rows of a select that is part of no transaction, without the dozen promises of the usual way, when nobody has
   * the turn; as there, all that has been written before is committed first. Null: it must be asked in the usual way,
   * which waits, tries again, or says what is wrong.
   */
  readAtOnce(select: string, parameters: readonly unknown[]): unknown[] | null {
    const { turns, group, statements } = this.#parts;
    if (turns.isTaken) return null;
    try {
      group.commit();
      return statements.prepare(select).all(parameters);
    } catch {
      return null;
    }
  }
}
