import type { Db } from '../../../core/store/schema.ts';
import type { Targets } from '../webhook-target.ts';
import type { ClaimedDelivery } from './claim-deliveries.repository.ts';
import { writeEventBody } from './event-body.ts';
import { type Agents, type EventAnswer, postEvent } from './post-event.ts';
import type { Sender } from './sender.repository.ts';
import { signedHeaders } from './sign-event.ts';

const USER_AGENT = 'Webhooks';

export type SendOptions = { db: Db; agents: Agents; targets: Targets; stop: AbortSignal; now: () => string };

/** Writes, signs and sends an event once. Records nothing. */
export async function sendEvent(
  { eventId, event }: Pick<ClaimedDelivery, 'eventId' | 'event'>,
  { url, keys }: Sender,
  { db, agents, targets, stop, now }: SendOptions,
): Promise<EventAnswer> {
  const body = await writeEventBody(db, event, now());
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...signedHeaders(eventId, body, keys, now()),
  };
  return postEvent(url, { headers, body }, { targets, agents, stop });
}

/** The columns of a delivery that have its answer. */
export function answerColumns({ statusCode, text, durationMs }: EventAnswer) {
  return { status_code: statusCode, answer: text, duration_ms: durationMs };
}
