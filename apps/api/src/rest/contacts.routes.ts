import type { FastifyInstance } from 'fastify';
import { contactListQuerySchema, newContactSchema } from '@tideline/domain/contact/contact.schema';
import { appRouter } from '../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, failures } from './docs/openapi.ts';
import { listForStaff, sendPage } from './paging.ts';

const tags = ['Inquiries'];

/** Enquiries: anyone may send one, staff read them. */
export function contactRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: Inputs['contacts']['send'] }>(
    '/contact',
    {
      config: { procedure: appRouter.contacts.send },
      schema: {
        tags,
        summary: 'Send an inquiry',
        description: 'The same `idempotencyKey` sent twice makes one inquiry, answered with the same reference.',
        body: toInputJsonSchema(newContactSchema),
        response: {
          201: answer('ContactReceived', 'It has arrived; quote the reference'),
          ...failures(400, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return request.call.contacts.send(request.body);
    },
  );

  rest.get<{ Querystring: Inputs['contacts']['list'] }>(
    '/contacts',
    {
      config: { procedure: appRouter.contacts.list },
      schema: listForStaff(tags, 'Contact', 'inquiries', contactListQuerySchema),
    },
    async (request, reply) => sendPage(request, reply, await request.call.contacts.list(request.query)),
  );
}
