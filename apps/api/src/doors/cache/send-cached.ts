import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import { isKnownTag } from './cached-response.ts';
import type { CacheRequest, ResponseCache } from './response-cache.ts';

/** Other caches may store the response, and must revalidate it before each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Sends a cached response in an accepted encoding; 304 if the caller has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  wanted: CacheRequest,
): Promise<FastifyReply> {
  const { response, form } = await cache.find(wanted, acceptedEncoding(request.headers['accept-encoding']));
  reply.headers(form.headers);
  const known = request.headers['if-none-match'];
  if (known !== undefined && response.status === 200 && isKnownTag(known, response.tag)) return reply.code(304).send();
  return reply.code(response.status).send(form.body);
}
