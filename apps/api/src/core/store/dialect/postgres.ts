import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, Db } from '../schema.ts';
import type { DatabaseDialect, TimeLimits } from './database-dialect.ts';
import { openPool } from './postgres-pool.ts';
import { postgresSearch } from './postgres-search.ts';

const USUAL_LIMITS: TimeLimits = { statementMs: 30_000, silenceMs: 40_000 };
/**
 * For a long piece of work. Locks: less than the second after which PostgreSQL looks for a deadlock, so that the work gives way
 * to running requests and none of them is ended. Requests that came after it are not held up for long, either.
 */
const LONG_WORK: TimeLimits = { statementMs: 0, silenceMs: 0, lockMs: 500 };
/** PostgreSQL's `lock_not_available`. */
const LOCK_TIMEOUT = '55P03';
/** The addresses of open handles. */
const addresses = new WeakMap<Db, string>();

export const postgres: DatabaseDialect = {
  name: 'PostgreSQL',
  open,
  filePath: () => null,
  openReader: (_url, db, query) => ({
    read: async () => (await db.executeQuery(query)).rows[0],
    close: () => undefined,
  }),
  async withoutTimeLimits(db, act) {
    const url = addresses.get(db);
    if (url === undefined) throw new Error('This handle was not opened by its address.');
    const unlimitedDb = open(url, LONG_WORK);
    try {
      return await act(unlimitedDb);
    } finally {
      await unlimitedDb.destroy();
    }
  },

  isLockTimeout: (error) => error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT,

  search: postgresSearch,

  forUpdate: (query) => query.forUpdate(),
  forShare: (query) => query.forShare(),
  skipLocked: (query) => query.forUpdate().skipLocked(),

  randomUuid(milliseconds) {
    const start = `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7`;
    return sql`${start} || substr(gen_random_uuid()::text, 16)`;
  },

  async writeSnapshot(db, _path, copyRows) {
    await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(copyRows);
  },
  async findSize(db) {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return rows[0]?.bytes ?? 0;
  },
};

/** The server is contacted by the first query. */
function open(url: string, limits = USUAL_LIMITS): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: () => openPool(url, limits) }) });
  addresses.set(db, url);
  return db;
}
