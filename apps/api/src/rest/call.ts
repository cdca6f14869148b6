import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  rest.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    // Without a token there is nothing to find out; most such answers are kept and need no caller at all.
    const isAnonymous = request.headers.authorization === undefined;
    request.call = createCaller(isAnonymous ? () => createContext(request) : await createContext(request));
    if (access === 'staff') await request.call.auth.me();
  });
}
