import type { FastifyRequest } from 'fastify';

/**
 * What others may keep of an answer of the API. One to a bearer may hold what only staff may see; nobody in between may
 * keep either kind for the other, which `Vary: Authorization` says beside it.
 */
export function apiCacheControl({ headers }: Pick<FastifyRequest, 'headers'>): 'no-store' | 'no-cache' {
  return headers.authorization ? 'no-store' : 'no-cache';
}
