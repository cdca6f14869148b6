import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { releaseClaim } from '../../../core/delivery/claims.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDeliveries } from './claim-deliveries.repository.ts';
import { type DeliveryResult, listDueWebhooks, recordResults } from './deliveries.repository.ts';
import { openAgent } from './post-event.ts';
import { recordHealth } from './record-health.ts';
import { findSender } from './sender.repository.ts';
import { PUBLIC_TARGETS, type Targets } from '../webhook-target.ts';

/** Of one webhook: its deliveries are claimed in batches, and made several at a time. */
const BATCH_SIZE = 100;
const AT_ONCE = 10;
const TICK_MS = 1000;

export type EventDelivererOptions = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends requests; what they carried is sent again. */
  stop: AbortSignal;
  /** Where events may go; the public internet by default. */
  targets?: Targets;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 to 1, the jitter of retries. */
  random?: () => number;
};

/**
 * Delivers the events that are due, each webhook by itself, so that a slow receiver holds up nobody else. Several servers may
 * do so on one database. An event is marked after its receiver has accepted it: if a server dies in between, it is sent again
 * under the same id.
 * @returns the job to run repeatedly, never twice at once; true when there was something to deliver
 */
export function eventDeliverer({ db, log, stop, targets = PUBLIC_TARGETS, ...given }: EventDelivererOptions) {
  const { now = () => new Date().toISOString(), random = Math.random } = given;

  /** What is being delivered, by webhook. */
  const lanes = new Map<string, Promise<void>>();

  return async function deliverDueEvents(): Promise<boolean> {
    let hasWorked = false;
    let failure: unknown = null;
    do {
      for (const id of stop.aborted ? [] : await listDueWebhooks(db, now())) {
        if (lanes.has(id)) continue;
        hasWorked = true;
        const lane = deliverAll(id).catch((error: unknown) => {
          failure = error;
        });
        lanes.set(id, lane);
        void lane.then(() => lanes.delete(id));
      }
      // Webhooks whose events have just become due do not wait for a slow one.
      const tick = new AbortController();
      const ticking = setTimeout(TICK_MS, undefined, { signal: tick.signal }).catch(() => undefined);
      await Promise.race([Promise.all(lanes.values()), ticking]);
      tick.abort();
    } while (lanes.size > 0);
    if (failure !== null) throw failure;
    return hasWorked;
  };

  async function deliverAll(webhookId: string): Promise<void> {
    const agent = openAgent(targets, AT_ONCE);
    try {
      for (;;) {
        const sender = stop.aborted ? null : await findSender(db, webhookId, now());
        if (!sender) return;
        const claim = randomUUID();
        const batch = await claimDeliveries(db, webhookId, { claim, limit: BATCH_SIZE, now: now() });
        if (batch.length === 0) return;
        const queue = [...batch];
        const results: DeliveryResult[] = [];
        const workers = Array.from({ length: AT_ONCE }, async () => {
          for (let next = queue.shift(); next && !stop.aborted; next = queue.shift()) {
            const result = await attemptDelivery(next, { db, sender, agent, targets, log, stop, now, random });
            if (result) results.push(result);
          }
        });
        await Promise.all(workers);
        await db.transaction().execute(async (trx) => {
          await recordResults(trx, claim, results, now());
          await recordHealth(trx, webhookId, results, now());
        });
        // What a server that stops has not finished.
        if (results.length < batch.length) await releaseClaim(db, 'webhook_deliveries', { claim, dueAt: now() });
      }
    } finally {
      agent.destroy();
    }
  }
}
