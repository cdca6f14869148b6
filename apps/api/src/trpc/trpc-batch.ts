import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WorkQueue } from '../host/work-queue.ts';

/** Calls in one request: the staff area's pages make a handful at once. */
export const BATCH_CALLS_MAX = 20;
/** The same for who says nothing of who they are. The public pages make their calls one by one. */
const STRANGERS_BATCH_CALLS_MAX = 5;
/** Requests of strangers with several calls that are answered at once, and that wait for it. */
const STRANGERS_BATCHES = { atOnce: 4, waiting: 100 };

/**
 * Bounds what requests with several calls may set going at once: all calls of one run side by side, and what they answer
 * lies in memory until the last is done. That a batch of staff is no longer than `BATCH_CALLS_MAX` is for tRPC to see to.
 */
export function limitBatches(app: FastifyInstance): void {
  const batches = new WorkQueue({
    ...STRANGERS_BATCHES,
    refusal: 'The site is very busy at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 2,
  });
  const ends = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preHandler', (request, reply, done) => {
    const calls = countCalls(request);
    // Who sends a token that opens nothing gets no further than the sign-in, which counts the tries.
    if (calls === 1 || request.headers.authorization !== undefined) {
      done();
      return;
    }
    if (calls > STRANGERS_BATCH_CALLS_MAX) {
      reply.code(400).send({ error: `Send at most ${STRANGERS_BATCH_CALLS_MAX} calls in one request.` });
      return;
    }
    const isAnswered = new Promise<void>((end) => {
      ends.set(request, end);
    });
    batches
      .run(() => {
        done();
        return isAnswered;
      })
      .catch((error: unknown) => void reply.send(error));
  });
  // Not when all of it has been sent: who reads slowly must not keep others waiting.
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}

/** tRPC names the calls of a request one after the other, in its path. */
function countCalls(request: FastifyRequest): number {
  const { path = '' } = request.params as { path?: string };
  return path.split(',').length;
}
