import type { FastifyInstance } from 'fastify';
import { callHoursSchema, callRulesSchema } from '@tideline/domain/booking/hours.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { z } from 'zod';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures, listAnswer } from '../docs/openapi.ts';

const tags = ['Calls'];
const params = toInputJsonSchema(z.object({ id: rowId }));

/** When staff take calls. */
export function callSettingRoutes(rest: FastifyInstance): void {
  rest.get(
    '/calls/hours',
    {
      config: { procedure: appRouter.bookings.hours },
      schema: {
        tags,
        ...BEARER,
        summary: 'When each member of staff takes calls',
        response: { 200: listAnswer('CallHours', 'The hours'), ...failures(401, 403) },
      },
    },
    (request) => request.call.bookings.hours(),
  );

  rest.put<{ Params: { id: string }; Body: Omit<Inputs['bookings']['updateHours'], 'staffId'> }>(
    '/calls/hours/:id',
    {
      config: { procedure: appRouter.bookings.updateHours },
      schema: {
        tags,
        ...BEARER,
        summary: 'Set when a member of staff takes calls',
        params,
        body: toInputJsonSchema(callHoursSchema.omit({ staffId: true })),
        response: { 204: emptyAnswer('Saved'), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      await request.call.bookings.updateHours({ ...request.body, staffId: request.params.id });
      return reply.code(204).send();
    },
  );

  rest.put<{ Body: Inputs['bookings']['updateRules'] }>(
    '/calls/rules',
    {
      config: { procedure: appRouter.bookings.updateRules },
      schema: {
        tags,
        ...BEARER,
        summary: 'Set the length, buffer, notice and days ahead of all calls',
        body: toInputJsonSchema(callRulesSchema),
        response: { 200: answer('CallRules', 'The rules'), ...failures(400, 401, 403, 413, 415) },
      },
    },
    (request) => request.call.bookings.updateRules(request.body),
  );
}
