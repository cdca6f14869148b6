import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A plain form that was posted; undefined without a body. */
export type FormPost = { Body: URLSearchParams | undefined };

/** Lets an encapsulated plugin parse plain forms, and no other body. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/**
 * Keeps a plugin's answers private, since their links come from mails: no caching, no indexing, no referrer for other sites.
 */
export function answerPrivately(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  });
}
