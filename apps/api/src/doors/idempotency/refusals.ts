import type { FastifyReply } from 'fastify';

/** What each refusal says. */
export const OTHER_REQUEST =
  'This Idempotency-Key was sent with another request before. Use a new key for each new request.';
export const RUNNING =
  'The first request with this Idempotency-Key is still running. Repeat this one in a few seconds.';
export const UNKNOWN =
  'The server was stopped while the first request with this Idempotency-Key ran, and does not know its outcome. Look whether it took effect; if not, send it with a new key.';
export const NOT_STORED =
  'The first request with this Idempotency-Key was carried out. Its answer is no longer available: read what it changed.';

/** Answers a request that will not run. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send({ error });
}
