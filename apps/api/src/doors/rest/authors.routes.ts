import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import { routeOf } from './declared/declared.routes.ts';
import { isCacheable, jsonAnswer } from './public-posts.ts';

/** The profiles of authors. */
export function authorRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  rest.route({
    ...routeOf(appRouter.authors.list),
    handler: async (request, reply) =>
      isCacheable(request)
        ? sendCached(request, reply, cache, {
            key: '/api/authors',
            make: async () => jsonAnswer(await request.call.authors.list()),
          })
        : request.call.authors.list(),
  });
}
