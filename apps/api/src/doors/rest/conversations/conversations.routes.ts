import type { FastifyInstance } from 'fastify';
import { messagesQuerySchema, newReplySchema, pastedMessageSchema } from '@tideline/domain/conversation/message.schema';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures, fileAnswer, listAnswer } from '../docs/openapi.ts';
import { PAGE_HEADERS, sendPage } from '../paging.ts';

const tags = ['Inquiries'];
const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };

type Id = { id: string };

/** The conversations about enquiries. */
export function conversationRoutes(rest: FastifyInstance): void {
  rest.get<{ Params: Id; Querystring: Omit<Inputs['conversations']['read'], 'contactId'> }>(
    '/contacts/:id/messages',
    {
      config: { procedure: appRouter.conversations.read },
      schema: {
        tags,
        ...BEARER,
        summary: 'The messages about an inquiry',
        description: 'The newest ones, oldest first; `Link` leads to those before them.',
        params,
        querystring: toInputJsonSchema(messagesQuerySchema.omit({ contactId: true })),
        response: { 200: listAnswer('ContactMessage', 'Oldest first', PAGE_HEADERS), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const query = { ...request.query, contactId: request.params.id };
      const { messages: items, nextCursor, total } = await request.call.conversations.read(query);
      return sendPage(request, reply, { items, nextCursor, total });
    },
  );

  rest.post<{ Params: Id; Body: Omit<Inputs['conversations']['send'], 'contactId'> }>(
    '/contacts/:id/messages',
    {
      config: { procedure: appRouter.conversations.send },
      schema: {
        tags,
        ...BEARER,
        summary: 'Reply to an inquiry',
        description:
          'The reply is sent ten seconds later, with the files of `attachmentIds` (see `POST /api/contacts/{id}/attachments`). The same `key` sent twice makes one message. 409 if `lastSeenId` is not the newest message, or without a mail server.',
        params,
        body: toInputJsonSchema(newReplySchema.omit({ contactId: true })),
        response: {
          201: answer('ContactMessage', 'It waits to be sent'),
          ...failures(400, 401, 403, 404, 409, 413, 415),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return request.call.conversations.send({ ...request.body, contactId: request.params.id });
    },
  );

  rest.post<{ Params: Id; Body: Omit<Inputs['conversations']['paste'], 'contactId'> }>(
    '/contacts/:id/messages/pasted',
    {
      config: { procedure: appRouter.conversations.paste },
      schema: {
        tags,
        ...BEARER,
        summary: 'Store a message that came, or was sent, elsewhere',
        description:
          'Quoted text is recognized and stored separately. Nothing is sent; a message `out` answers the inquiry.',
        params,
        body: toInputJsonSchema(pastedMessageSchema.omit({ contactId: true })),
        response: {
          201: answer('ContactMessage', 'It is stored'),
          ...failures(400, 401, 403, 404, 413, 415),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return request.call.conversations.paste({ ...request.body, contactId: request.params.id });
    },
  );

  rest.delete<{ Params: Id }>(
    '/messages/:id',
    {
      config: { procedure: appRouter.conversations.undo },
      schema: {
        tags,
        ...BEARER,
        summary: 'Take back a reply of the caller that is not sent',
        description: 'Within ten seconds, or when it has failed. 409 once it is being sent.',
        params,
        response: {
          200: answer('ReplyDraft', 'Its text; its files are those of the draft again'),
          ...failures(400, 401, 403, 404, 409),
        },
      },
    },
    (request) => request.call.conversations.undo(request.params),
  );

  rest.post<{ Params: Id }>(
    '/messages/:id/retry',
    {
      config: { procedure: appRouter.conversations.retry },
      schema: {
        tags,
        ...BEARER,
        summary: 'Send a failed reply again',
        params,
        response: { 202: emptyAnswer('It is queued'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await request.call.conversations.retry(request.params);
      return reply.code(202).send();
    },
  );

  rest.get<{ Params: Id }>(
    '/attachments/:id',
    {
      config: { procedure: appRouter.conversations.attachment },
      schema: {
        tags,
        ...BEARER,
        summary: 'Download a file of a message, or of a draft of the caller',
        params,
        response: { 200: fileAnswer('application/octet-stream', 'The file'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { name, mimeType, content } = await request.call.conversations.attachment(request.params);
      return reply
        .type(mimeType)
        .header('Content-Disposition', `attachment; filename="attachment"; filename*=UTF-8''${encodeFileName(name)}`)
        .header('Content-Security-Policy', "default-src 'none'; sandbox") // even if a browser displayed the file, nothing in it would run
        .header('X-Content-Type-Options', 'nosniff')
        .send(content);
    },
  );
}

/** Source: RFC 8187 §3.2.1. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
