import type { FastifyRequest } from 'fastify';

/**
 * Caching of API answers: caches may store neither writes nor answers to a bearer, which may contain personal data. `Vary:
 * Authorization` separates the other answers.
 */
export function apiCacheControl({
  headers,
  method,
}: Pick<FastifyRequest, 'headers' | 'method'>): 'no-store' | 'no-cache' {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.authorization === undefined ? 'no-cache' : 'no-store';
}
