import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { PICTURE_FILE } from './picture-folder.ts';

type MediaOptions = {
  /** The folder of uploaded pictures, which may be missing. */
  mediaDir: string;
};

/** Serves uploaded pictures. Names are never reused, so files can be cached forever. */
export const mediaPlugin = fp(registerMedia, { name: 'media', dependencies: ['errors'], encapsulate: true });

async function registerMedia(app: FastifyInstance, { mediaDir }: MediaOptions): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    maxAge: '1y',
    immutable: true,
    setHeaders(reply) {
      // The type follows from the extension, which the server chose. Whatever the file contains, nothing in it can run.
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      // Feed readers and search engines show pictures on their own pages.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });

  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    // Only names of finished pictures in this folder.
    return PICTURE_FILE.test(name) ? reply.sendFile(name, mediaDir) : reply.callNotFound();
  });
}
