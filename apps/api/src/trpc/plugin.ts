import type { TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { apiCacheControl } from '../http/cache-control.ts';
import type { Context } from '../context.ts';
import { publicError } from '../rpc/errors.ts';
import { logFailure } from '../logging/log-failure.ts';
import type { AppRouter } from '../router.ts';
import { appRouter } from '../router.ts';
import { SIGNED_OUT_HEADERS } from '../http/signed-out-headers.ts';
import { BATCH_CALLS_MAX, limitBatches } from './trpc-batch.ts';
import { answerQuery, readSingleQuery } from './trpc-query.ts';

/** The procedure after which nothing is to be left in a browser. */
const SIGN_OUT = 'auth.logout';

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
  const usualBytes = app.initialConfig.bodyLimit ?? 0;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Cache-Control', apiCacheControl(request));
    if (isLarge(request, usualBytes)) void letStaffIn(request, reply, done);
    else done();
  });

  limitBatches(app);

  /** Before it is read: many strangers with as much as a post may have would fill the memory. */
  async function letStaffIn(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): Promise<void> {
    let isStaff: boolean;
    try {
      isStaff = (await createContext(request)).staff !== null;
    } catch (error) {
      reply.send(error);
      return;
    }
    if (isStaff) done();
    else reply.code(413).send({ error: 'The request is larger than this site accepts.' });
  }

  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: BATCH_CALLS_MAX,
    createContext: ({ req }) => createContext(req),
    responseMeta({ info, data, errors }) {
      const { retryAfterSeconds, status } = metaOf(errors);
      // As Headers, they are added to what tRPC itself answers.
      const headers = new Headers({ Vary: 'Authorization' });
      if (retryAfterSeconds > 0) headers.set('Retry-After', String(retryAfterSeconds));
      if (info?.calls.some(({ path, batchIndex }) => path === SIGN_OUT && isResult(data[batchIndex]))) {
        for (const [name, value] of Object.entries(SIGNED_OUT_HEADERS)) headers.set(name, value);
      }
      return status === undefined ? { headers } : { headers, status };
    },
    onError: ({ error, path, req }) => onFailure(error, req, path),
  };
  // With a callback: a promise would be fulfilled when the caller goes away, too, and the query would run once more.
  app.addHook('preHandler', (request, reply, done) => {
    const query = readSingleQuery(request);
    if (!query) {
      done();
      return;
    }
    answerQuery(query, request, reply, { createContext, onFailure, metaOf }).catch((error: unknown) => {
      void reply.send(error);
    });
  });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}

/** Whether a call, one of several maybe, went well. */
function isResult(answer: object | undefined): boolean {
  return answer !== undefined && 'result' in answer;
}

/** Whether a body is larger than usual, or does not say how large it is. */
function isLarge({ headers }: FastifyRequest, usualBytes: number): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || Number(length ?? 0) > usualBytes;
}

function onFailure(error: TRPCError, request: FastifyRequest, path: string | undefined): void {
  logFailure(request.log, error, 'procedure failed', { path });
}

/** What an answer says beside its body: when to try again, and a status that tRPC would not think of. */
function metaOf(errors: TRPCError[]): { retryAfterSeconds: number; status: number | undefined } {
  const failures = errors.map(publicError);
  const retryAfterSeconds = Math.max(0, ...failures.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
  // tRPC knows no outages: it takes what a database throws for a fault of ours.
  const hasOutage = failures.length > 0 && failures.every(({ outage }) => outage !== undefined);
  return { retryAfterSeconds, status: hasOutage ? 503 : undefined };
}
