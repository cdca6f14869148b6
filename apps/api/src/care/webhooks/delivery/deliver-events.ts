import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { deliverDue } from '../../../core/delivery/deliver-due.ts';
import type { Db } from '../../../core/store/schema.ts';
import { claimDeliveries } from './claim-deliveries.repository.ts';
import { deliverEvent } from './deliver-event.ts';
import { listDueWebhooks } from './deliveries.repository.ts';
import { openAgents } from './post-event.ts';
import { PUBLIC_TARGETS, type Targets } from '../webhook-target.ts';

/** Deliveries of one webhook that are made at the same time. */
export const AT_ONCE = 10;
const TICK_MS = 1000;

export type EventDelivererOptions = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborts requests; their events are sent again. */
  stop: AbortSignal;
  /** Where events may go; the public internet by default. */
  targets?: Targets;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 to 1, the jitter of retries. */
  random?: () => number;
};

/**
 * Delivers due events, separately for each webhook, so that a slow receiver does not delay the others. An event is marked after
 * its receiver has accepted it: if a server dies in between, it is sent again under the same id.
 * @returns the job to run repeatedly, never twice at once
 */
export function eventDeliverer({ db, log, stop, targets = PUBLIC_TARGETS, ...given }: EventDelivererOptions) {
  const { now = () => new Date().toISOString(), random = Math.random } = given;

  /** The deliveries in progress, by webhook. */
  const running = new Map<string, Promise<void>>();

  return async function deliverDueEvents(): Promise<void> {
    const failures: unknown[] = [];
    do {
      for (const id of stop.aborted ? [] : await listDueWebhooks(db, now())) {
        if (running.has(id)) continue;
        const delivery = deliverAll(id).catch((error: unknown) => failures.push(error));
        running.set(
          id,
          delivery.then(() => void running.delete(id)),
        );
      }
      // Webhooks whose events become due do not wait for a slow one.
      const tick = new AbortController();
      const ticking = setTimeout(TICK_MS, undefined, { signal: tick.signal }).catch(() => undefined);
      await Promise.race([Promise.all(running.values()), ticking]);
      tick.abort();
    } while (running.size > 0);
    if (failures.length > 0) throw failures[0];
  };

  async function deliverAll(webhookId: string): Promise<void> {
    const agents = openAgents(AT_ONCE);
    try {
      await deliverDue({
        db,
        table: 'webhook_deliveries',
        claimDue: (claim) => claimDeliveries(db, webhookId, claim, 2 * AT_ONCE),
        lanes: AT_ONCE,
        async runLane(queue) {
          for (let next = await queue.next(); next; next = await queue.next()) {
            if (!(await deliverEvent(next, { db, webhookId, agents, targets, log, stop, now, random }))) {
              queue.putBack(next);
              return;
            }
            queue.finish(next);
          }
        },
        log,
        stop,
        now,
      });
    } finally {
      agents.destroy();
    }
  }
}
