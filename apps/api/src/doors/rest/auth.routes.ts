import type { FastifyInstance } from 'fastify';
import { SIGNED_OUT_HEADERS } from '../http/signed-out-headers.ts';
import { appRouter } from '../../router.ts';
import { routeOf } from './declared/declared.routes.ts';

/** Signing out, which also clears the storage of a browser. */
export function authRoutes(rest: FastifyInstance): void {
  rest.route({
    ...routeOf(appRouter.auth.logout),
    async handler(request, reply) {
      await request.call.auth.logout();
      return reply.code(204).headers(SIGNED_OUT_HEADERS).send();
    },
  });
}
