import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { PICTURE_FILE } from './picture-folder.ts';

type MediaOptions = {
  /** The folder of uploaded pictures; it need not exist. */
  mediaDir: string;
};

/** Serves uploaded pictures. A name is never reused, so each can be cached for ever. */
export const mediaPlugin = fp(registerMedia, { name: 'media', dependencies: ['errors'], encapsulate: true });

async function registerMedia(app: FastifyInstance, { mediaDir }: MediaOptions): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    maxAge: '1y',
    immutable: true,
    setHeaders(reply) {
      // The type follows the extension, which the server chose. If a file is anything else, nothing in it can run.
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      // Feed readers and search engines show pictures on their own pages.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });

  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    // Only names of finished pictures, in this folder.
    return PICTURE_FILE.test(name) ? reply.sendFile(name, mediaDir) : reply.callNotFound();
  });
}
