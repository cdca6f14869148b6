import { Socket } from 'node:net';
import type pg from 'pg';
import type { TimeLimits } from './database-dialect.ts';

const POOL_SIZE = 10;
/** Time after which PostgreSQL aborts a transaction of a lost client and releases its locks. */
const IDLE_TRANSACTION_MS = 60_000;

/** Connections to the PostgreSQL at `connectionString`. */
export async function openPool(
  connectionString: string,
  { statementMs, silenceMs, lockMs }: TimeLimits,
): Promise<pg.Pool> {
  const { default: pg } = await import('pg'); // a server on SQLite starts without it
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // counts are int8, which the driver returns as text
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: statementMs === 0 ? 0 : IDLE_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => openSocket(silenceMs),
    types,
  });
  // Without listeners, a restart of the database would end this process with an uncaught exception.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Detects a machine that lost its power: it sends nothing, and TCP does not retransmit acknowledged data, so a query would
 * wait forever and occupy its connection.
 */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket();
  if (silenceMs > 0) {
    const gone = Object.assign(new Error('The database has stopped responding.'), { code: 'ETIMEDOUT' });
    socket.setTimeout(silenceMs, () => socket.destroy(gone));
  }
  return socket;
}
