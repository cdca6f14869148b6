import type { FastifyInstance } from 'fastify';
import { rowId } from '@tideline/domain/text/text.schema';
import { deliveryListQuerySchema, webhookPauseSchema } from '@tideline/domain/webhook/webhook.schema';
import { z } from 'zod';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures } from '../docs/openapi.ts';
import { listForStaff, sendPage } from '../paging.ts';

const tags = ['Webhooks'];
const params = toInputJsonSchema(z.object({ id: rowId }));

/** The log of events sent to webhooks, and their repetition. */
export function webhookDeliveryRoutes(rest: FastifyInstance): void {
  rest.put<{ Params: { id: string }; Body: Omit<Inputs['webhooks']['pause'], 'id'> }>(
    '/webhooks/:id/pause',
    {
      config: { procedure: appRouter.webhooks.pause },
      schema: {
        tags,
        ...BEARER,
        summary: 'Pause or resume a webhook',
        description: 'Events wait while it is paused. Resuming also turns a disabled webhook on.',
        params,
        body: toInputJsonSchema(webhookPauseSchema.omit({ id: true })),
        response: { 200: answer('Webhook', 'The webhook'), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    (request) => request.call.webhooks.pause({ ...request.body, ...request.params }),
  );

  rest.post<{ Params: { id: string } }>(
    '/webhooks/:id/test',
    {
      config: { procedure: appRouter.webhooks.test },
      schema: {
        tags,
        ...BEARER,
        summary: 'Send a test event',
        params,
        response: { 204: emptyAnswer('It is on its way'), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      await request.call.webhooks.test(request.params);
      return reply.code(204).send();
    },
  );

  rest.get<{ Querystring: Inputs['webhooks']['deliveries'] }>(
    '/webhook-deliveries',
    {
      config: { procedure: appRouter.webhooks.deliveries },
      schema: listForStaff(tags, 'WebhookDelivery', 'events of a webhook', deliveryListQuerySchema),
    },
    async (request, reply) => sendPage(request, reply, await request.call.webhooks.deliveries(request.query)),
  );

  rest.post<{ Params: { id: string } }>(
    '/webhook-deliveries/:id/resend',
    {
      config: { procedure: appRouter.webhooks.resend },
      schema: {
        tags,
        ...BEARER,
        summary: 'Send an event again, or at once when it waits',
        description:
          'One that waits is due now, with those before it about the same object. A paused webhook gets it when it is resumed.',
        params,
        response: { 204: emptyAnswer('It is on its way'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await request.call.webhooks.resend(request.params);
      return reply.code(204).send();
    },
  );

  rest.post<{ Params: { id: string } }>(
    '/webhooks/:id/resend-failed',
    {
      config: { procedure: appRouter.webhooks.resendFailed },
      schema: {
        tags,
        ...BEARER,
        summary: 'Send all failed events again',
        params,
        response: { 200: answer('ResentEvents', 'How many'), ...failures(400, 401, 403) },
      },
    },
    (request) => request.call.webhooks.resendFailed(request.params),
  );
}
