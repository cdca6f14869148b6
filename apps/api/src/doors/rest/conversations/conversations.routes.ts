import { ATTACHMENT_MAX_BYTES } from '@tideline/domain/conversation/attachment';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { routeOf } from '../declared/declared.routes.ts';
import { sendPage } from '../paging.ts';

/** 10 MB at 1 Mbit/s. */
const UPLOAD_TIME_MS = 100_000;

type Id = { id: string };
type Upload = Inputs['conversations']['attach'];

/** Messages about enquiries, and the files of messages and of unsent replies. */
export async function conversationRoutes(rest: FastifyInstance): Promise<void> {
  const { read, attachment, attach } = appRouter.conversations;

  rest.route<{ Params: Id; Querystring: Omit<Inputs['conversations']['read'], 'contactId'> }>({
    ...routeOf(read),
    handler: async (request, reply) => {
      const query = { ...request.query, contactId: request.params.id };
      const { messages, nextCursor, total } = await request.call.conversations.read(query);
      return sendPage(request, reply, { items: messages, nextCursor, total });
    },
  });

  rest.route<{ Params: Id }>({
    ...routeOf(attachment),
    handler: async (request, reply) => {
      const { name, mimeType, content } = await request.call.conversations.attachment(request.params);
      return reply
        .type(mimeType)
        .header('Content-Disposition', `attachment; filename="attachment"; filename*=UTF-8''${encodeFileName(name)}`)
        .header('Content-Security-Policy', "default-src 'none'; sandbox") // even if a browser displayed the file, nothing in it would run
        .header('X-Content-Type-Options', 'nosniff')
        .send(content);
    },
  });

  await rest.register(async (door) => {
    // Accepts every content type: the file's name decides. The body is the file itself, read as a stream.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const { config, ...route } = routeOf(attach);
    door.route<{ Params: Id; Body: Upload['body']; Querystring: Pick<Upload, 'name'> }>({
      ...route,
      config: { ...config, bodyTimeMs: UPLOAD_TIME_MS },
      bodyLimit: ATTACHMENT_MAX_BYTES,
      handler: async (request, reply) => {
        const { 'content-length': contentLength } = request.headers;
        reply.code(201);
        return request.call.conversations.attach({
          ...request.query,
          contactId: request.params.id,
          body: request.body,
          contentLength: contentLength === undefined ? null : Number(contentLength),
        });
      },
    });
  });
}

/** Source: RFC 8187 §3.2.1. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
