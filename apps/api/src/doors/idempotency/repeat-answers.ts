import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Context } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { type AnswerSecret, openAnswer, sealAnswer } from './answer-cipher.ts';
import { fingerprintOf, hash } from './fingerprint.ts';
import {
  claimKey,
  type Earlier,
  type Place,
  releaseKey,
  storeAnswer,
  takeOver,
} from './idempotency-keys.repository.ts';
import { NOT_STORED, OTHER_REQUEST, refuse, RUNNING, UNKNOWN } from './refusals.ts';
import { type Answer, answerOf } from './stored-answer.ts';

/** A request still open after this time was interrupted by the end of its server. Longer than an upload may take. */
const RUN_MS = 5 * MINUTE_MS;

type Options = {
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** Whether the call behind a request accepts a key; others ignore it. */
  acceptsKey: (request: FastifyRequest) => boolean;
};
type Claim = { context: Context; place: Place; startedAt: string; secret: AnswerSecret };

/**
 * Adds the header `Idempotency-Key` to writes below `app`, for callers with a token: a request runs once per key, and
 * repetitions get the same answer for a day. Only successful answers are stored, since a refused request has changed
 * nothing.
 */
export function repeatAnswers(app: FastifyInstance, { createContext, acceptsKey }: Options): void {
  const claims = new WeakMap<FastifyRequest, Claim>();

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !acceptsKey(request)) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      return refuse(reply, 400, 'Idempotency-Key must have 1 to 255 visible ASCII characters, such as a UUID.');
    }
    const context = await createContext(request);
    if (context.staff === null) return undefined;
    const place = { staffId: context.staff.id, apiKeyId: context.apiKey?.id ?? '', keyHash: hash([key]) };
    const secret = { token: request.headers.authorization ?? '', idempotencyKey: key };
    const fingerprint = fingerprintOf(request);
    const startedAt = context.now();
    const found = await claimKey(context.db, place, fingerprint, startedAt);
    if (found && found.fingerprint !== fingerprint) return refuse(reply, 422, OTHER_REQUEST);
    if (found?.finishedAt) return repeat(reply, found, secret);
    if (found && !(await resumes(request, context.db, place, found, startedAt))) {
      return refuseUnfinished(reply, found, startedAt);
    }
    claims.set(request, { context, place, startedAt, secret });
    return undefined;
  });

  // Runs before the compression of the route.
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = claims.get(request);
    if (!claim) return;
    claims.delete(request);
    const { context, place, startedAt, secret } = claim;
    try {
      const answer = await answerOf(reply, payload);
      if (answer === null) return await releaseKey(context.db, place, startedAt);
      const sealed = sealAnswer(JSON.stringify(answer), secret);
      await storeAnswer(context.db, place, { startedAt, answer: sealed, now: context.now() });
    } catch (error) {
      // The write is done, so its answer is sent. A repetition is refused, as after a crash.
      request.log.warn({ err: error }, 'answer to an idempotency key not stored');
    }
  });
}

/** Whether an interrupted request may run again: repeating a PUT or DELETE has no further effect. */
async function resumes(
  { method }: FastifyRequest,
  db: Db,
  place: Place,
  found: Earlier,
  now: string,
): Promise<boolean> {
  if (!isInterrupted(found, now) || (method !== 'PUT' && method !== 'DELETE')) return false;
  return takeOver(db, place, found.startedAt, now);
}

function isInterrupted({ startedAt }: Earlier, now: string): boolean {
  return startedAt <= earlier(now, RUN_MS);
}

function refuseUnfinished(reply: FastifyReply, found: Earlier, now: string): FastifyReply {
  if (isInterrupted(found, now)) return refuse(reply, 409, UNKNOWN);
  return refuse(reply.header('Retry-After', 5), 409, RUNNING);
}

function repeat(reply: FastifyReply, { answer: sealed }: Earlier, secret: AnswerSecret): FastifyReply {
  const text = sealed === null ? null : openAnswer(sealed, secret);
  if (text === null) return refuse(reply, 409, NOT_STORED);
  const { status, headers, body } = JSON.parse(text) as Answer;
  reply.code(status).headers(headers).header('Idempotency-Replayed', 'true');
  return body === '' ? reply.send() : reply.send(body);
}
