import type { FastifyInstance, FastifyReply } from 'fastify';
import { rangeQuerySchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, failures, fileAnswer, OPTIONAL_BEARER } from './docs/openapi.ts';
import { isAnonymous, jsonAnswer } from './public-posts.ts';

type ResultsInput = NonNullable<Exclude<Inputs['stats']['results'], void>>;

/** The figures of the dashboard. */
export function statsRoutes(rest: FastifyInstance, { cache }: { cache: ResponseCache }): void {
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
  rest.get(
    '/stats/promise',
    {
      config: { procedure: appRouter.stats.promise },
      schema: {
        tags: ['Inquiries'],
        ...OPTIONAL_BEARER,
        summary: 'Read how soon inquiries are answered',
        description: 'Of the last 90 days, as of the last midnight in the zone of the agency.',
        response: { 200: answer('KeptPromise', 'The figures'), ...failures(401) },
      },
    },
    async (request, reply) => {
      const read = async () => ({ promise: await request.call.stats.promise() });
      if (!isAnonymous(request)) return read();
      return sendCached(request, reply, cache, {
        key: '/api/stats/promise',
        make: async () => jsonAnswer(await read()),
      });
    },
  );
  rest.get(
    '/stats/week',
    {
      config: { procedure: appRouter.stats.week },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Read the last whole week beside the week before',
        response: { 200: answer('WeekReport', 'The figures'), ...failures(401, 403) },
      },
    },
    (request) => request.call.stats.week(),
  );
  rest.get(
    '/stats/week.csv',
    {
      config: { procedure: appRouter.stats.weekCsv },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Export the last whole week as CSV',
        description: 'Each figure with that of the week before and its definition.',
        response: { 200: fileAnswer('text/csv', 'The file'), ...failures(401, 403) },
      },
    },
    async (request, reply) => sendCsv(reply, 'week', await request.call.stats.weekCsv()),
  );
  const results = {
    tags: ['Staff'],
    ...BEARER,
    description:
      'Inquiries that arrived from the website in the days of the range, without spam. An inquiry counts for every post that was read before it, so the rows of posts can add up to more than the total. At most 100 rows.',
    querystring: toInputJsonSchema(resultsQuerySchema),
  };
  rest.get<{ Querystring: ResultsInput }>(
    '/stats/results',
    {
      config: { procedure: appRouter.stats.results },
      schema: {
        ...results,
        summary: 'Read inquiries, clients and value by campaign, source or post',
        response: { 200: answer('Results', 'The figures'), ...failures(400, 401, 403) },
      },
    },
    (request) => request.call.stats.results(request.query),
  );
  rest.get<{ Querystring: ResultsInput }>(
    '/stats/results.csv',
    {
      config: { procedure: appRouter.stats.resultsCsv },
      schema: {
        ...results,
        summary: 'Export inquiries, clients and value as CSV',
        response: { 200: fileAnswer('text/csv', 'The file'), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => sendCsv(reply, 'results', await request.call.stats.resultsCsv(request.query)),
  );
}

function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(text);
}
