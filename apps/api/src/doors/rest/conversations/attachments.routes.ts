import { ATTACHMENT_MAX_BYTES } from '@tideline/domain/conversation/attachment';
import { newAttachmentSchema } from '@tideline/domain/conversation/message.schema';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures } from '../docs/openapi.ts';

/** 10 MB at 1 Mbit/s. */
const UPLOAD_TIME_MS = 100_000;

const tags = ['Inquiries'];
const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };

type Id = { id: string };
type Upload = Inputs['conversations']['attach'];

/** Files of unsent replies. The body is the file itself, read as a stream. */
export async function attachmentRoutes(rest: FastifyInstance): Promise<void> {
  rest.delete<{ Params: Id }>(
    '/attachments/:id',
    {
      config: { procedure: appRouter.conversations.detach },
      schema: {
        tags,
        ...BEARER,
        summary: 'Delete a file of a reply that is not sent',
        description: 'Only of the caller. 404 for a file of a message.',
        params,
        response: { 204: emptyAnswer('It is deleted'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await request.call.conversations.detach(request.params);
      return reply.code(204).send();
    },
  );

  await rest.register(async (door) => {
    // Accepts every content type: the file's name decides.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    door.post<{ Params: Id; Body: Upload['body']; Querystring: Pick<Upload, 'name'> }>(
      '/contacts/:id/attachments',
      {
        config: { procedure: appRouter.conversations.attach, bodyTimeMs: UPLOAD_TIME_MS },
        bodyLimit: ATTACHMENT_MAX_BYTES,
        schema: {
          tags,
          ...BEARER,
          summary: 'Attach a file to a reply',
          description:
            'The body is the file itself, of a known type and at most 10 MB. It belongs to the draft of the caller until `POST /api/contacts/{id}/messages` names its `id` in `attachmentIds`.',
          consumes: ['application/octet-stream'],
          params,
          querystring: toInputJsonSchema(newAttachmentSchema.pick({ name: true })),
          body: { type: 'string', format: 'binary' },
          response: {
            201: answer('MessageAttachment', 'It is stored'),
            ...failures(400, 401, 403, 404, 413, 503),
          },
        },
      },
      async (request, reply) => {
        const { 'content-length': contentLength } = request.headers;
        reply.code(201);
        return request.call.conversations.attach({
          ...request.query,
          contactId: request.params.id,
          body: request.body,
          contentLength: contentLength === undefined ? null : Number(contentLength),
        });
      },
    );
  });
}
