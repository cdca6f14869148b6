import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Refuses compressed bodies: a few bytes on the wire can be gigabytes once they are unpacked, past every limit that looks
 * at the length that was announced. No browser sends any by itself.
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
