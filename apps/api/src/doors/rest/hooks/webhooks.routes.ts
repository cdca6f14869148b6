import type { FastifyInstance } from 'fastify';
import { rowId } from '@tideline/domain/text/text.schema';
import { newWebhookSchema, webhookChangesSchema } from '@tideline/domain/webhook/webhook.schema';
import { z } from 'zod';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures } from '../docs/openapi.ts';

const tags = ['Webhooks'];
const params = toInputJsonSchema(z.object({ id: rowId }));
const PASSWORD = 'Requires a recent password, so an API key may not do it.';

/** Webhooks: who gets events. */
export function webhookRoutes(rest: FastifyInstance): void {
  rest.get(
    '/webhooks',
    {
      config: { procedure: appRouter.webhooks.list },
      schema: {
        tags,
        ...BEARER,
        summary: 'List webhooks',
        response: { 200: answer('Webhooks', 'All webhooks'), ...failures(401, 403) },
      },
    },
    (request) => request.call.webhooks.list(),
  );

  rest.post<{ Body: Inputs['webhooks']['create'] }>(
    '/webhooks',
    {
      config: { procedure: appRouter.webhooks.create },
      schema: {
        tags,
        ...BEARER,
        summary: 'Add a webhook',
        description: `Events are signed as in Standard Webhooks with the secret of the answer. ${PASSWORD}`,
        body: toInputJsonSchema(newWebhookSchema),
        response: { 201: answer('WebhookWithSecret', 'The webhook'), ...failures(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => reply.code(201).send(await request.call.webhooks.create(request.body)),
  );

  rest.put<{ Params: { id: string }; Body: Omit<Inputs['webhooks']['change'], 'id'> }>(
    '/webhooks/:id',
    {
      config: { procedure: appRouter.webhooks.change },
      schema: {
        tags,
        ...BEARER,
        summary: 'Change a webhook',
        description: PASSWORD,
        params,
        body: toInputJsonSchema(webhookChangesSchema.omit({ id: true })),
        response: { 200: answer('Webhook', 'The webhook'), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    (request) => request.call.webhooks.change({ ...request.body, ...request.params }),
  );

  rest.post<{ Params: { id: string } }>(
    '/webhooks/:id/secret',
    {
      config: { procedure: appRouter.webhooks.rotate },
      schema: {
        tags,
        ...BEARER,
        summary: 'Replace the secret of a webhook',
        description: `For a day, events have a signature of either secret. ${PASSWORD}`,
        params,
        response: { 200: answer('WebhookWithSecret', 'The new secret'), ...failures(400, 401, 403, 404) },
      },
    },
    (request) => request.call.webhooks.rotate(request.params),
  );

  rest.delete<{ Params: { id: string } }>(
    '/webhooks/:id',
    {
      config: { procedure: appRouter.webhooks.remove },
      schema: {
        tags,
        ...BEARER,
        summary: 'Remove a webhook with its log',
        params,
        response: { 204: emptyAnswer('It is removed'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await request.call.webhooks.remove(request.params);
      return reply.code(204).send();
    },
  );
}
