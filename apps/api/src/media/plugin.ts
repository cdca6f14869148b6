import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PICTURE_FILE } from './picture-folder.ts';

type MediaOptions = {
  /** Folder of the uploaded pictures; may not be there yet. */
  mediaDir: string;
};

/** Hands out the uploaded pictures. A name is never used again, so that each may be kept for ever. */
export async function mediaPlugin(app: FastifyInstance, { mediaDir }: MediaOptions): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    maxAge: '1y',
    immutable: true,
    setHeaders(reply) {
      // The type goes by the ending, which we give ourselves. Should a file be anything else, nothing in it can run.
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      // Feed readers show articles, and search engines pictures, on pages of their own.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });

  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    // A single name as we make them: there is no way to another folder, nor to what is not finished.
    return PICTURE_FILE.test(name) ? reply.sendFile(name, mediaDir) : reply.callNotFound();
  });
}
