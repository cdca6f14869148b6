import type { FastifyRequest } from 'fastify';

/**
 * Cache headers of API responses. A response to a bearer token may contain staff data and is not stored;
 * `Vary: Authorization` keeps caches from mixing both kinds.
 */
export function apiCacheControl({ headers }: Pick<FastifyRequest, 'headers'>): 'no-store' | 'no-cache' {
  return headers.authorization ? 'no-store' : 'no-cache';
}
