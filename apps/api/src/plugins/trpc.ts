import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { publicError } from '../errors.ts';
import { logFailure } from '../log-failure.ts';
import type { AppRouter } from '../router.ts';
import { appRouter } from '../router.ts';

type TrpcOptions = {
  /** Finds out who sent a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** Largest accepted body of staff: a post's text in JSON can be several times its length. */
  bodyLimitBytes: number;
};

/** The procedures over HTTP, as the site's own pages call them. */
export async function trpcPlugin(app: FastifyInstance, { createContext, bodyLimitBytes }: TrpcOptions): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitBytes;
  });
  app.addHook('onRequest', async (request, reply) => {
    // An answer to a bearer may hold what only staff may see; nobody in between may keep either kind for the other.
    reply.header('Cache-Control', request.headers.authorization ? 'no-store' : 'no-cache');
    if (!isLarge(request, app.initialConfig.bodyLimit ?? 0)) return undefined;
    // Before it is read: many strangers with as much as a post may have would fill the memory.
    const { staff } = await createContext(request);
    return staff ? undefined : reply.code(413).send({ error: 'The request is larger than this site accepts.' });
  });

  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: ({ req }) => createContext(req),
    responseMeta({ errors }) {
      const failures = errors.map(publicError);
      const seconds = Math.max(0, ...failures.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
      // As Headers, they are added to what tRPC itself answers.
      const headers = new Headers({ Vary: 'Authorization' });
      if (seconds > 0) headers.set('Retry-After', String(seconds));
      // tRPC knows no outages: it takes what a database throws for a fault of ours.
      const hasOutage = failures.length > 0 && failures.every(({ outage }) => outage !== undefined);
      return hasOutage ? { headers, status: 503 } : { headers };
    },
    onError({ error, path, req }) {
      logFailure(req.log, error, 'procedure failed', { path });
    },
  };
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}

/** Whether a body is larger than usual, or does not say how large it is. */
function isLarge({ headers }: FastifyRequest, usualBytes: number): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || Number(length ?? 0) > usualBytes;
}
