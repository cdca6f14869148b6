import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import { failures, listAnswer, OPTIONAL_BEARER } from './docs/openapi.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

/** The profiles of authors. */
export function authorRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  rest.get(
    '/authors',
    {
      config: { procedure: appRouter.authors.list },
      schema: {
        tags: ['Posts'],
        ...OPTIONAL_BEARER,
        summary: 'List the authors, by name',
        description: 'The profiles that bylines and the pages of authors show.',
        response: {
          200: listAnswer('Author', 'All authors'),
          ...failures(401),
        },
      },
    },
    async (request, reply) =>
      isAnonymous(request)
        ? sendCached(request, reply, cache, {
            key: '/api/authors',
            make: async () => jsonAnswer(await request.call.authors.list()),
          })
        : request.call.authors.list(),
  );
}
