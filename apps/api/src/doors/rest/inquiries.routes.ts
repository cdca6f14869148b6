import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import { routeOf } from './declared/declared.routes.ts';

/** Answers whose enquiries have the US name that readers of the reference know. */
export function inquiryRoutes(rest: FastifyInstance): void {
  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.trails.ofSubscriber),
    async handler(request) {
      const { trail, enquiries } = await request.call.trails.ofSubscriber(request.params);
      return { trail, inquiries: enquiries };
    },
  });
  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.issues.results.byId),
    async handler(request) {
      const { enquiries, ...results } = await request.call.issues.results.byId(request.params);
      return { ...results, inquiries: enquiries };
    },
  });
}
