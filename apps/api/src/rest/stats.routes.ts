import type { FastifyInstance } from 'fastify';
import { appRouter } from '../router.ts';
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
}
