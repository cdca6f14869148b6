import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Context } from '../context.ts';
import { createCaller, type AppRouter } from '../router.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The procedures, called as whoever sent this request. Only there on routes that say who has access. */
    call: ReturnType<typeof createCaller>;
  }
  interface FastifyContextConfig {
    /** Who may call the procedure behind a route. `staff` is refused before the body is read. */
    access?: 'anybody' | 'staff';
  }
}

/** What each procedure takes. A body is handed on unread: the procedure says what is wrong with it. */
export type Inputs = inferRouterInputs<AppRouter>;

/** Gives each request its caller, and lets the procedures themselves refuse strangers before the body is read. */
export function addCaller(rest: FastifyInstance, createContext: (request: FastifyRequest) => Promise<Context>): void {
  rest.decorateRequest('call');
  rest.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Without a token there is nothing to find out; most such answers are kept and need no caller at all.
    if (access === 'anybody' && request.headers.authorization === undefined) {
      request.call = createCaller(() => createContext(request));
      done();
    } else if (access === undefined) done();
    else void identify(request, reply, done);
  });

  async function identify(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): Promise<void> {
    try {
      request.call = createCaller(await createContext(request));
      if (request.routeOptions.config.access === 'staff') await request.call.auth.me();
    } catch (error) {
      reply.send(error);
      return;
    }
    done();
  }
}
