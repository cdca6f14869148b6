import type { TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { apiCacheControl } from '../http/cache-control.ts';
import { repeatAnswers } from '../idempotency/repeat-answers.ts';
import { SIGNED_OUT_HEADERS } from '../http/signed-out-headers.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { appRouter, type AppRouter } from '../../router.ts';
import { authorize } from '../../core/rpc/authorize.ts';
import { publicError } from '../../core/rpc/errors.ts';

/** Maximum number of calls per request: a page of the staff area makes a handful at once. */
const BATCH_CALLS_MAX = 20;
/** The same without a token, because all calls of a batch run concurrently. Public pages do not batch. */
const ANONYMOUS_BATCH_CALLS_MAX = 5;
/** The procedure after which the browser clears its storage. */
const SIGN_OUT = 'auth.logout';

type TrpcOptions = {
  /** Identifies the sender of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** Maximum body size from staff: the text of a post. Everybody else gets the server's default. */
  bodyLimitBytes: number;
};

type AdapterOptions = FastifyTRPCPluginOptions<AppRouter>['trpcOptions'];

/** The procedures at `/trpc`, through tRPC's Fastify adapter. */
export const trpcPlugin = fp<TrpcOptions>(
  async (app, { createContext, bodyLimitBytes }) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit = bodyLimitBytes;
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', apiCacheControl(request));
      refuseOtherContent(request);
      if (!request.headers.authorization && countCalls(request) > ANONYMOUS_BATCH_CALLS_MAX) {
        return reply.code(400).send({ error: `Send at most ${ANONYMOUS_BATCH_CALLS_MAX} calls in one request.` });
      }
      // Refused before the body is read: large bodies of many anonymous callers would fill the memory.
      if (hasLargeBody(app, request)) {
        const context = await createContext(request);
        authorize(context, { access: 'public' }); // an ended session gets 401, so that the editor asks for sign-in
        if (context.staff === null) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      return undefined;
    });
    repeatAnswers(app, { createContext, acceptsKey: isSingleWrite });

    const trpcOptions: AdapterOptions = {
      router: appRouter,
      maxBatchSize: BATCH_CALLS_MAX,
      createContext: ({ req }) => createContext(req),
      responseMeta,
      onError: ({ error, path, req }) => logFailure(req.log, error, 'procedure failed', { path }),
    };
    await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
  },
  { name: 'trpc', dependencies: ['errors'], encapsulate: true },
);

/**
 * Accepts JSON only. The adapter would also read multipart forms, which any site can send from a visitor's browser without a
 * preflight.
 */
function refuseOtherContent({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type !== undefined && !type.startsWith('application/json')) {
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  }
}

/** Whether the request is a mutation outside of a batch that does not concern the caller's own account. */
function isSingleWrite({ method, params, query }: FastifyRequest): boolean {
  const { path = '' } = params as { path?: string };
  return method === 'POST' && !('batch' in (query as object)) && !path.startsWith('auth.');
}

/** tRPC lists the procedures of a batch in the path, separated by commas. */
function countCalls({ params }: FastifyRequest): number {
  const { path = '' } = params as { path?: string };
  return path.split(',').length;
}

/** Whether a body exceeds the server's default limit, or does not declare its length. */
function hasLargeBody(app: FastifyInstance, { headers }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || Number(length ?? 0) > (app.initialConfig.bodyLimit ?? 0);
}

/** The headers of an answer, and the status of an outage, which tRPC would treat as an internal error. */
const responseMeta: AdapterOptions['responseMeta'] = ({ info, data, errors }) => {
  const headers = new Headers({ Vary: 'Authorization' }); // appended to the headers sent by tRPC
  const failures = errors.map((error: TRPCError) => publicError(error));
  const retryAfterSeconds = Math.max(0, ...failures.map((failure) => failure.retryAfterSeconds ?? 0));
  if (retryAfterSeconds > 0) headers.set('Retry-After', String(retryAfterSeconds));
  if (info?.calls.some(({ path, batchIndex }) => path === SIGN_OUT && 'result' in (data[batchIndex] ?? {}))) {
    for (const [name, value] of Object.entries(SIGNED_OUT_HEADERS)) headers.set(name, value);
  }
  const isOutage = failures.length > 0 && failures.every(({ outage }) => outage !== undefined);
  return isOutage ? { headers, status: 503 } : { headers };
};
