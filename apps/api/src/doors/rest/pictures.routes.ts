import { PICTURE_LIMITS, PICTURE_TYPES } from '@tideline/domain/picture/picture';
import { pictureTextsSchema } from '@tideline/domain/picture/picture.schema';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, failures } from './docs/openapi.ts';

/** 15 MB at 1 Mbit/s. */
const UPLOAD_TIME_MS = 150_000;

type Upload = Inputs['media']['upload'];

/** Uploads by staff. The body is the file itself, read as a stream. */
export async function pictureRoutes(rest: FastifyInstance): Promise<void> {
  await rest.register(async (door) => {
    // Accepts every content type: the procedure refuses with a sentence.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    door.post<{ Body: Upload['body']; Querystring: Pick<Upload, 'name' | 'alt'> }>(
      '/media',
      {
        config: { procedure: appRouter.media.upload, bodyTimeMs: UPLOAD_TIME_MS },
        bodyLimit: PICTURE_LIMITS.bytes,
        schema: {
          tags: ['Pictures'],
          ...BEARER,
          summary: 'Upload a picture',
          description:
            'The body is the file itself. It is decoded, turned upright and encoded again in several sizes; the file itself is not stored.',
          consumes: Object.keys(PICTURE_TYPES),
          querystring: toInputJsonSchema(pictureTextsSchema),
          body: { type: 'string', format: 'binary' },
          response: {
            201: answer('Picture', 'The picture', { Location: 'Path of the picture' }),
            ...failures(400, 401, 403, 413, 415, 429, 503),
          },
        },
      },
      async (request, reply) => {
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
    );
  });
}
