import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';
import { pageHeaders, sendPage } from './paging.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

type ListQuery = NonNullable<Exclude<Inputs['issues']['archive']['sent'], void>>;

const URL = '/api/issues';

/** The newsletter's archive, cached for anonymous callers. */
export function sentIssueRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  rest.route<{ Querystring: ListQuery }>({
    ...routeOf(appRouter.issues.archive.sent),
    async handler(request, reply) {
      const list = request.call.issues.archive.sent;
      const isFirstPage = Object.keys(request.query).length === 0;
      if (!isAnonymous(request) || !isFirstPage) return sendPage(request, reply, await list(request.query));
      return sendCached(request, reply, cache, {
        key: URL,
        make: async () => {
          const page = await list({});
          return jsonAnswer(page.items, pageHeaders(URL, page));
        },
      });
    },
  });
}
