import type { FastifyInstance } from 'fastify';
import { sentIssueListQuerySchema } from '@tideline/domain/newsletter/issue-archive.schema';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { failures, listAnswer, OPTIONAL_BEARER } from './docs/openapi.ts';
import { PAGE_HEADERS, pageHeaders, sendPage } from './paging.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

type ListQuery = NonNullable<Exclude<Inputs['issues']['archive']['sent'], void>>;

const URL = '/api/issues';

/** The newsletter's archive. */
export function sentIssueRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  rest.get<{ Querystring: ListQuery }>(
    '/issues',
    {
      config: { procedure: appRouter.issues.archive.sent },
      schema: {
        tags: ['Newsletter'],
        ...OPTIONAL_BEARER,
        summary: 'List the sent issues of the newsletter, newest first',
        description: 'Those whose sending has begun and which the public archive lists.',
        querystring: toInputJsonSchema(sentIssueListQuerySchema),
        response: {
          200: listAnswer('SentIssue', 'A page of issues', PAGE_HEADERS),
          ...failures(400, 401),
        },
      },
    },
    async (request, reply) => {
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
  );
}
