import type { FastifyInstance } from 'fastify';
import { authorAnswer } from '@tideline/domain/author/author.answer';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import { chosenFields } from './declared/chosen-fields.ts';
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
        : (await request.call.authors.list()).map(chosenFields(request.query, authorAnswer)),
  });
}
