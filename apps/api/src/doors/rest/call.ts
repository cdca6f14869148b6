import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Context } from '../../context.ts';
import { authorize, type Declaration, needsSession } from '../../core/rpc/authorize.ts';
import { createCaller, type AppRouter } from '../../router.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The procedures, called as the sender of this request. Set only on routes with a `procedure`. */
    call: ReturnType<typeof createCaller>;
  }
  interface FastifyContextConfig {
    /** The route's procedure. A caller without access to it is refused before the body is read. */
    procedure?: { meta: Declaration };
  }
}

/** The input of each procedure. Bodies are passed on unvalidated: the procedure validates. */
export type Inputs = inferRouterInputs<AppRouter>;

/** Adds the caller to each request, and refuses callers without access before the body is read. */
export function addCaller(rest: FastifyInstance, createContext: (request: FastifyRequest) => Promise<Context>): void {
  rest.decorateRequest('call');
  rest.addHook('onRequest', (request, reply, done) => {
    const { procedure } = request.routeOptions.config;
    if (procedure === undefined) return done();
    const { meta } = procedure;
    // Without a token there is no session to look up; most such answers come from the cache and need no caller.
    if (meta.access === 'public' && request.headers.authorization === undefined) {
      request.call = createCaller(() => createContext(request));
      return done();
    }
    void identify(request, reply, meta, done);
  });

  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    meta: Declaration,
    done: HookHandlerDoneFunction,
  ): Promise<void> {
    try {
      const context = await createContext(request);
      request.call = createCaller(context);
      if (meta.access !== 'public') authorize(context, meta); // a public procedure decides itself whether the token matters
    } catch (error) {
      reply.send(error);
      return;
    }
    done();
  }
}

/**
 * Whether a route accepts an idempotency key: writes that need a token but no password, since answers to the latter may
 * contain secrets.
 */
export function acceptsIdempotencyKey(method: string, procedure: { meta: Declaration } | undefined): boolean {
  if (procedure === undefined || method === 'GET' || method === 'HEAD') return false;
  return procedure.meta.access !== 'public' && !needsSession(procedure.meta);
}
