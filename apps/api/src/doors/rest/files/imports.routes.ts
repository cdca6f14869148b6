import { IMPORT_LIMITS } from '@tideline/domain/moving/site-import';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { routeOf } from '../declared/declared.routes.ts';

/** 500 MB at 1.2 Mbit/s. */
const UPLOAD_TIME_MS = 60 * 60_000;

type Upload = Inputs['imports']['upload'];

/** Uploads of whole sites. The body is the file itself, read as a stream. */
export async function importRoutes(rest: FastifyInstance): Promise<void> {
  await rest.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    const { config, ...route } = routeOf(appRouter.imports.upload);
    door.route<{ Body: Upload['body']; Querystring: Pick<Upload, 'name' | 'siteAddress'> }>({
      ...route,
      config: { ...config, bodyTimeMs: UPLOAD_TIME_MS },
      bodyLimit: IMPORT_LIMITS.bytes,
      async handler(request, reply) {
        const length = request.headers['content-length'];
        const found = await request.call.imports.upload({
          ...request.query,
          body: request.body,
          contentLength: length === undefined ? null : Number(length),
        });
        reply.code(201).header('Location', `/api/imports/${found.id}`);
        return found;
      },
    });
  });
}
