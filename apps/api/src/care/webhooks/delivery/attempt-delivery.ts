import type { FastifyBaseLogger } from 'fastify';
import { later } from '@tideline/domain/time/instant';
import type { Db } from '../../../core/store/schema.ts';
import type { ClaimedDelivery } from './claim-deliveries.repository.ts';
import type { DeliveryResult } from './deliveries.repository.ts';
import { writeEventBody } from './event-body.ts';
import { isAccepted, postEvent, type openAgent } from './post-event.ts';
import { waitAfterAttempts } from './retry-times.ts';
import type { Sender } from './sender.repository.ts';
import { signedHeaders } from './sign-event.ts';
import type { Targets } from '../webhook-target.ts';

const USER_AGENT = 'Tideline (webhooks)';

export type AttemptOptions = {
  db: Db;
  sender: Sender;
  agent: ReturnType<typeof openAgent>;
  targets: Targets;
  log: Pick<FastifyBaseLogger, 'warn'>;
  stop: AbortSignal;
  now: () => string;
  random: () => number;
};

/** Writes, signs and sends an event once; null when the server stops meanwhile. */
export async function attemptDelivery(
  { id, eventId, attempts, event }: ClaimedDelivery,
  { db, sender, agent, targets, log, stop, now, random }: AttemptOptions,
): Promise<DeliveryResult | null> {
  const body = await writeEventBody(db, event, now());
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...signedHeaders(eventId, body, sender.keys, now()),
  };
  const answer = await postEvent(sender.url, { headers, body }, { targets, agent, stop });
  const isDelivered = isAccepted(answer.statusCode);
  if (stop.aborted && !isDelivered) return null;
  if (!isDelivered) log.warn({ delivery: id, attempts, status: answer.statusCode }, 'event not delivered');
  const waitMs = isDelivered ? null : waitAfterAttempts(attempts, random());
  return { id, isDelivered, nextAttemptAt: waitMs === null ? null : later(now(), waitMs), ...answer };
}
