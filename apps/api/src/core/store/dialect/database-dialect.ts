import type { CompiledQuery, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Db, Trx } from '../schema.ts';
import type { SearchAbility } from './search-ability.ts';

/** Time limits on PostgreSQL, in milliseconds; 0 for none. */
export type TimeLimits = {
  /** For one statement, which PostgreSQL then cancels. */
  statementMs: number;
  /** For silence of the database while a connection waits for an answer; the connection is then closed. */
  silenceMs: number;
  /** For a lock, for which the statement then fails; none by default. */
  lockMs?: number;
};

/** Runs one query with every request. */
export type Reader<Row> = {
  /** The first row, as of everything committed before the call, by any process; undefined without one. */
  read: () => Promise<Row | undefined>;
  close: () => void;
};

/**
 * The differences between SQLite and PostgreSQL, as abilities. There is one object per database; no other code knows which
 * database it is. `dialectOf` finds it for an open handle, `dialectFor` for an address.
 */
export type DatabaseDialect = {
  /** For people and tests; code asks for an ability instead. */
  readonly name: 'SQLite' | 'PostgreSQL';

  /** Opens the database. The caller closes it with `db.destroy()`. */
  open: (url: string, limits?: TimeLimits) => Db;
  /** The path of the file that holds the database; null when it is not a file of this machine. */
  filePath: (url: string) => string | null;
  /**
   * Prepares `query` for frequent use, without waiting for writers. `db` is open on `url`; the caller closes the reader
   * first.
   */
  openReader: <Row>(url: string, db: Db, query: CompiledQuery<Row>) => Reader<Row>;
  /** Runs `act` with a handle on the same database on which no time limit applies but a short one for locks. */
  withoutTimeLimits: <Result>(db: Db, act: (unlimitedDb: Db) => Promise<Result>) => Promise<Result>;
  /** Whether a statement failed because others held a lock for too long. */
  isLockTimeout: (error: unknown) => boolean;

  /** How posts and people are searched. */
  search: SearchAbility;

  /** Row locks until the transaction ends. SQLite has one writer at a time and needs none. Use with `$call`. */
  forUpdate: RowLock;
  /** A row lock that others may share, but that excludes `forUpdate` and updates. */
  forShare: RowLock;
  /** A row lock that skips rows which another transaction has locked. */
  skipLocked: RowLock;

  /** A new random UUID of version 7 for each row of a query, from `milliseconds` as twelve hex digits. */
  randomUuid: (milliseconds: string) => RawBuilder<string>;

  /**
   * Writes a snapshot of the database into a new SQLite file, while others read and write.
   * @param copyRows copies every row into the file, for a database that cannot write a SQLite file itself
   */
  writeSnapshot: (db: Db, path: string, copyRows: (from: Trx) => Promise<void>) => Promise<void>;
  /** The size of the database in bytes; on PostgreSQL including indexes and what every database contains. */
  findSize: (db: Db) => Promise<number>;
};

/** @example trx.selectFrom('staff').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate) */
type RowLock = <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
) => SelectQueryBuilder<Tables, Table, Row>;
