import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { routeOf } from '../declared/declared.routes.ts';

/** 15 MB at 1 Mbit/s. */
const UPLOAD_TIME_MS = 150_000;

type Upload = Inputs['media']['upload'];

/** Uploads by staff. The body is the file itself, read as a stream. */
export async function pictureRoutes(rest: FastifyInstance): Promise<void> {
  await rest.register(async (door) => {
    // Accepts every content type: the procedure refuses with a sentence.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    const { config, ...route } = routeOf(appRouter.media.upload);
    door.route<{ Body: Upload['body']; Querystring: Pick<Upload, 'name' | 'alt'> }>({
      ...route,
      config: { ...config, bodyTimeMs: UPLOAD_TIME_MS },
      bodyLimit: PICTURE_LIMITS.bytes,
      async handler(request, reply) {
        const { 'content-type': contentType = '', 'content-length': contentLength } = request.headers;
        const picture = await request.call.media.upload({
          ...request.query,
          body: request.body,
          contentType,
          contentLength: contentLength === undefined ? null : Number(contentLength),
        });
        reply.code(201).header('Location', picture.url);
        return picture;
      },
    });
  });
}
