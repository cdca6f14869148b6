import type { FastifyBaseLogger } from 'fastify';
import { later } from '@tideline/domain/time/instant';
import { recordDelivered, recordUndelivered } from '../../../core/delivery/claims.repository.ts';
import type { ClaimedDelivery } from './claim-deliveries.repository.ts';
import { disableBroken } from './disable-broken.ts';
import { isAccepted } from './post-event.ts';
import { waitAfterAttempts } from './retry-times.ts';
import { findSender } from './sender.repository.ts';
import { answerColumns, sendEvent, type SendOptions } from './send-event.ts';
import { markFailing, markWorking } from './webhook-health.repository.ts';

export type EventOptions = SendOptions & {
  webhookId: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  random: () => number;
};

/**
 * Writes, signs and sends an event once, and records the result.
 * @returns false when it was not tried: the webhook is not active any more, or the server stops
 */
export async function deliverEvent(delivery: ClaimedDelivery, options: EventOptions): Promise<boolean> {
  const { db, webhookId, log, stop, now, random } = options;
  const { id, attempts } = delivery;
  const sender = stop.aborted ? null : await findSender(db, webhookId, now());
  if (!sender) return false;
  const answer = await sendEvent(delivery, sender, options);
  const values = answerColumns(answer);
  if (isAccepted(answer.statusCode)) {
    await db.transaction().execute(async (trx) => {
      // The webhook first, here and below: lanes that end at the same time would wait for each other.
      await markWorking(trx, webhookId);
      const delivered = { ...values, state: 'delivered', delivered_at: now() } as const;
      await recordDelivered(trx, 'webhook_deliveries', delivery, delivered);
    });
    return true;
  }
  if (stop.aborted) return false;
  log.warn({ delivery: id, attempts, status: answer.statusCode }, 'event not delivered');
  const waitMs = waitAfterAttempts(attempts, random());
  const nextAttemptAt = waitMs === null ? null : later(now(), waitMs);
  await db.transaction().execute(async (trx) => {
    const failingSince = await markFailing(trx, webhookId, now());
    const failed = { ...values, state: nextAttemptAt === null ? 'failed' : 'waiting' } as const;
    await recordUndelivered(trx, 'webhook_deliveries', delivery, nextAttemptAt, failed);
    await disableBroken(trx, { webhookId, failingSince, answer }, now());
  });
  return true;
}
