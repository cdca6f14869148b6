import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DescribedRoute } from './docs-server.ts';

/** Headers of the connection, and headers that the main server sets again. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The OpenAPI document of `routes` and its page. Loaded on the first request: the library takes longer to load than the rest
 * of the server.
 */
export function docsRoutes(rest: FastifyInstance, routes: readonly DescribedRoute[]): void {
  let opened: Promise<FastifyInstance> | null = null;
  rest.addHook('onClose', async () => (await opened)?.close());

  for (const url of ['/openapi.json', '/docs', '/docs/*']) rest.get(url, { schema: { hide: true } }, send);

  async function send(request: FastifyRequest, reply: FastifyReply) {
    opened ??= openDocs();
    const answer = await (await opened).inject({ method: 'GET', url: request.url });
    if (answer.statusCode === 404) return reply.callNotFound();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (!OWN_HEADERS.has(name) && value !== undefined) reply.header(name, value);
    }
    return reply.code(answer.statusCode).send(answer.rawPayload);
  }

  function openDocs(): Promise<FastifyInstance> {
    const opening = import('./docs-server.ts').then(({ openDocsServer }) => openDocsServer(routes));
    opening.catch(() => (opened = null)); // the next request tries again
    return opening;
  }
}
