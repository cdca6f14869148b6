import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../store/schema.ts';
import { type Claim, type Claimed, type DeliveryTable, releaseClaim, renewClaim } from './claims.repository.ts';
import { DueQueue } from './due-queue.ts';

const RENEW_MS = 2000;

/** What is delivered, and how. */
export type Delivery<Row extends Claimed> = {
  db: Db;
  table: DeliveryTable;
  /** Claims rows that are due; none when nothing is. */
  claimDue: (claim: Claim) => Promise<Row[]>;
  /** How many rows are delivered at once, at most. */
  lanes: number;
  /** Takes rows from the queue until there is none: checks each, sends it, records the result and finishes it. */
  runLane: (queue: DueQueue<Row>) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborted when the server stops: waiting rows are given back. */
  stop: AbortSignal;
  now: () => string;
};

/**
 * Delivers the rows of a table that are due, until none is. Several servers may do so on one database: rows are claimed, and a
 * claim that is not renewed ends. A server that is killed leaves as many rows in doubt as it has lanes.
 * @throws what a lane threw, after all have ended; the row of that lane is tried again when its claim ends
 */
export async function deliverDue<Row extends Claimed>(delivery: Delivery<Row>): Promise<void> {
  const { db, table, claimDue, lanes, runLane, log, stop, now } = delivery;
  if (stop.aborted) return;
  const claim = randomUUID();
  const queue = new DueQueue<Row>(
    () => claimDue({ claim, now: now() }),
    (rows) => releaseClaim(db, table, rows, now()),
  );
  const close = () => queue.close();
  const renew = () => renewClaim(db, table, { claim, now: now() });
  const warn = (error: unknown) => log.warn({ err: error, table }, 'claims could not be renewed');
  const renewal = setInterval(() => void renew().catch(warn), RENEW_MS).unref();
  stop.addEventListener('abort', close);
  try {
    const running = Array.from({ length: lanes }, () => runLane(queue));
    for (const lane of running) lane.catch(close);
    const ends = await Promise.allSettled(running);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    stop.removeEventListener('abort', close);
    clearInterval(renewal);
    await queue.release();
  }
}
