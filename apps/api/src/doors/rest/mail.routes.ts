import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import { answer, BEARER, failures } from './docs/openapi.ts';

/** The state of the outbox, retries and test mails. */
export function mailRoutes(rest: FastifyInstance): void {
  rest.get(
    '/admin/mail',
    {
      config: { procedure: appRouter.mail.status },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Read the state of the outbox',
        response: { 200: answer('MailStatus', 'What waits, was sent and has failed'), ...failures(401, 403) },
      },
    },
    (request) => request.call.mail.status(),
  );

  rest.post(
    '/admin/mail/test',
    {
      config: { procedure: appRouter.mail.sendTest },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Send a test mail to oneself',
        response: { 202: answer('TestMail', 'It is in the outbox'), ...failures(401, 403, 409, 429) },
      },
    },
    async (request, reply) => reply.code(202).send(await request.call.mail.sendTest()),
  );

  rest.post<{ Params: { id: string } }>(
    '/admin/mail/:id/retry',
    {
      config: { procedure: appRouter.mail.retry },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Try a failed mail again',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: { 202: answer('RetriedMail', 'It is in the outbox again'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => reply.code(202).send(await request.call.mail.retry({ id: request.params.id })),
  );
}
