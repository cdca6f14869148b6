import type { FastifyInstance } from 'fastify';
import { rangeQuerySchema } from '@tideline/domain/stats/stats.schema';
import { appRouter } from '../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, failures } from './docs/openapi.ts';

/** The figures of the dashboard. */
export function statsRoutes(rest: FastifyInstance): void {
  rest.get(
    '/admin/stats',
    {
      config: { procedure: appRouter.stats.totals },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Read the four figures of the dashboard',
        response: {
          200: answer('AdminStats', 'The figures'),
          ...failures(401, 403),
        },
      },
    },
    (request) => request.call.stats.totals(),
  );
  rest.get<{ Querystring: NonNullable<Exclude<Inputs['stats']['funnel'], void>> }>(
    '/stats/funnel',
    {
      config: { procedure: appRouter.stats.funnel },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Read the way from a visit to a client',
        description:
          'Visitors are counted once a day, without robots, staff and browsers that ask for privacy. Inquiries are counted when they are stored, those of such browsers too.',
        querystring: toInputJsonSchema(rangeQuerySchema),
        response: { 200: answer('Funnel', 'The figures'), ...failures(400, 401, 403) },
      },
    },
    (request) => request.call.stats.funnel(request.query),
  );
}
