import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A plain form that was posted; undefined without a body. */
export type FormPost = { Body: URLSearchParams | undefined };

/** Makes an encapsulated plugin read plain forms, and no other body. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** Makes each answer of a plugin private to the link in a mail: it is not stored or indexed, and other sites get no referrer. */
export function answerPrivately(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  });
}
