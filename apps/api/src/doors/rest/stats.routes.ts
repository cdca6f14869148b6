import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

/** Figures that are files, and the one for visitors, which is cached. */
export function statsRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  const { promise, weekCsv, resultsCsv } = appRouter.stats;

  rest.route({
    ...routeOf(promise),
    handler: async (request, reply) => {
      const read = async () => ({ promise: await request.call.stats.promise() });
      if (!isAnonymous(request)) return read();
      return sendCached(request, reply, cache, {
        key: '/api/stats/promise',
        make: async () => jsonAnswer(await read()),
      });
    },
  });

  rest.route({
    ...routeOf(weekCsv),
    handler: async (request, reply) => sendCsv(reply, 'week', await request.call.stats.weekCsv()),
  });

  rest.route<{ Querystring: NonNullable<Exclude<Inputs['stats']['results'], void>> }>({
    ...routeOf(resultsCsv),
    handler: async (request, reply) => sendCsv(reply, 'results', await request.call.stats.resultsCsv(request.query)),
  });
}

function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(text);
}
