import type { FastifyRequest } from 'fastify';

/**
 * What caches may store of an API answer: nothing of a write or of an answer to a bearer, which may contain personal data.
 * `Vary: Authorization` keeps the other answers apart.
 */
export function apiCacheControl({
  headers,
  method,
}: Pick<FastifyRequest, 'headers' | 'method'>): 'no-store' | 'no-cache' {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.authorization === undefined ? 'no-cache' : 'no-store';
}
