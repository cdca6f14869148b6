import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Refuses compressed bodies: a few bytes can decompress to gigabytes, beyond every limit on the declared length. Browsers do
 * not send them.
 */
export const plainBodiesPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ headers }, reply, done) => {
      const encoding = headers['content-encoding']?.trim().toLowerCase();
      if (encoding === undefined || encoding === '' || encoding === 'identity') {
        done();
        return;
      }
      const error = 'Send the body as it is, without the header Content-Encoding.';
      reply.code(415).header('Accept-Encoding', 'identity').header('Cache-Control', 'no-store').send({ error });
    });
  },
  { name: 'plain-bodies' },
);
