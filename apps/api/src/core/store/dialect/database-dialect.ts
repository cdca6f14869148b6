import type { CompiledQuery, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Db, Trx } from '../schema.ts';
import type { SearchAbility } from './search-ability.ts';

/** How long PostgreSQL may take, in milliseconds; 0 for no limit. */
export type TimeLimits = {
  /** For one statement, which PostgreSQL then cancels. */
  statementMs: number;
  /** For silence on a connection that waits for an answer, which is then closed. */
  silenceMs: number;
  /** For a lock, for which the statement then fails; none by default. */
  lockMs?: number;
};

/** Runs one query, as often as requests arrive. */
export type Reader<Row> = {
  /** The first row, as of everything committed before the call, by any process; undefined when there is none. */
  read: () => Promise<Row | undefined>;
  close: () => void;
};

/**
 * What SQLite and PostgreSQL do differently, by ability. There is one object per database, and it is the only place that
 * knows which database it is. `dialectOf` finds it for an open handle, `dialectFor` for an address.
 */
export type DatabaseDialect = {
  /** For people and for tests; code asks for an ability instead. */
  readonly name: 'SQLite' | 'PostgreSQL';

  /** Opens the database. The caller closes it with `db.destroy()`. */
  open: (url: string, limits?: TimeLimits) => Db;
  /** The path of the file that holds the database; null when it is not a file of this machine. */
  filePath: (url: string) => string | null;
  /** Prepares `query` to run often, without waiting for writers. `db` is open on `url`; the caller closes the reader first. */
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
   * Writes the database as it is at one moment into a new SQLite file, while others read and write.
   * @param copyRows copies every row into the file, for a database that cannot write a SQLite file itself
   */
  writeSnapshot: (db: Db, path: string, copyRows: (from: Trx) => Promise<void>) => Promise<void>;
  /** The size of the database in bytes; on PostgreSQL with its indexes and what every database has. */
  findSize: (db: Db) => Promise<number>;
};

/** @example trx.selectFrom('staff').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate) */
type RowLock = <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
) => SelectQueryBuilder<Tables, Table, Row>;
