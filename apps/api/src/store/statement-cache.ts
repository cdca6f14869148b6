import type { Database, Statement } from 'better-sqlite3';

/** More than the program has kinds of queries; lists with varying numbers of parameters come and go. */
const MAX_STATEMENTS = 300;
/** What means the same each time. */
const IS_KEPT = /^\s*(?:select|insert|update|delete|with|begin|savepoint|release|rollback)\b/i;
/** What may give a table other columns. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop|attach|detach)\b/i;

/**
 * The database as Kysely wants it, which keeps what it has prepared by the text of the query: to prepare takes several
 * times as long as to run. When they become too many, or a table may have changed, it begins anew.
 */
export class StatementCache {
  readonly #database: Database;
  readonly #kept = new Map<string, Statement>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** How many statements are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** A statement that nobody else is reading from. @throws SqliteError when the query is none */
  prepare(sql: string): Statement {
    const kept = this.#kept.get(sql);
    if (kept) {
      // While somebody reads a long list from it, row by row, others need one of their own.
      return kept.busy ? this.#database.prepare(sql) : kept;
    }
    const statement = this.#database.prepare(sql);
    if (CHANGES_TABLES.test(sql) || this.#kept.size >= MAX_STATEMENTS) this.#kept.clear();
    if (IS_KEPT.test(sql)) this.#kept.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
  }
}
