import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database, Db } from './schema.ts';

/** How long PostgreSQL may take, in milliseconds; 0 for as long as it likes. */
export type Patience = {
  /** For one statement: then it is ended by PostgreSQL itself. */
  statementMs: number;
  /** Without a word on a connection that waits for one: then its other end is taken for gone. */
  silenceMs: number;
};

const POOL_SIZE = 10;
const USUAL: Patience = { statementMs: 30_000, silenceMs: 40_000 };
/** Our own machine may vanish as well: what it had locked is let go. */
const IDLE_TRANSACTION_MS = 60_000;
/** Where handles lead to. */
const addresses = new WeakMap<Db, string>();

/** Opens the PostgreSQL at `url`; it is reached for with the first query. */
export function openPostgres(url: string, patience: Patience = USUAL): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: () => openPool(url, patience) }) });
  addresses.set(db, url);
  return db;
}

/**
 * Does something that may take as long as it likes, over connections of its own: PostgreSQL would end a statement that
 * takes longer than a visitor waits. On SQLite nothing is ended.
 */
export async function withoutTimeLimits<Result>(db: Db, act: (patientDb: Db) => Promise<Result>): Promise<Result> {
  const url = addresses.get(db);
  if (url === undefined) return act(db);
  const patientDb = openPostgres(url, { statementMs: 0, silenceMs: 0 });
  try {
    return await act(patientDb);
  } finally {
    await patientDb.destroy();
  }
}

async function openPool(connectionString: string, { statementMs, silenceMs }: Patience): Promise<pg.Pool> {
  const { default: pg } = await import('pg'); // a server on SQLite starts without it
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // counts come as int8, which the driver would hand over as text
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : IDLE_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => openSocket(silenceMs),
    types,
  });
  // Without listeners a restart of the database would end this process as an uncaught exception.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A machine that loses its power says nothing, and what it has acknowledged is not sent again: a query would wait for ever,
 * and keep its connection. Longer than any statement may take, nobody is there.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  if (silenceMs > 0) {
    const gone = Object.assign(new Error('The database does not answer any more.'), { code: 'ETIMEDOUT' });
    socket.setTimeout(silenceMs, () => socket.destroy(gone));
  }
  return socket;
}
