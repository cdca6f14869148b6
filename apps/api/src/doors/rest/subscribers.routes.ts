import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

/** The calls that answer with one of two statuses. */
export function subscriberRoutes(rest: FastifyInstance): void {
  rest.route<{ Body: Inputs['subscribers']['subscribe'] }>({
    ...routeOf(appRouter.subscribers.subscribe),
    async handler(request, reply) {
      const subscribed = await request.call.subscribers.subscribe(request.body);
      reply.code(subscribed.message === 'subscribed' ? 201 : 200);
      return subscribed;
    },
  });
  rest.route<{ Params: { email: string }; Body: Omit<Inputs['subscribers']['upsert'], 'email'> }>({
    ...routeOf(appRouter.subscribers.upsert),
    async handler(request, reply) {
      const { subscriber, isNew } = await request.call.subscribers.upsert({ ...request.body, ...request.params });
      reply.code(isNew ? 201 : 200);
      return subscriber;
    },
  });
}
