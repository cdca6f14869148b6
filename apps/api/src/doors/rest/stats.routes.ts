import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import { routeOf } from './declared/declared.routes.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

/** The figure for visitors, which is cached. */
export function statsRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  rest.route({
    ...routeOf(appRouter.stats.promise),
    handler: async (request, reply) => {
      const read = async () => ({ promise: await request.call.stats.promise() });
      if (!isAnonymous(request)) return read();
      return sendCached(request, reply, cache, {
        key: '/api/stats/promise',
        make: async () => jsonAnswer(await read()),
      });
    },
  });
}
