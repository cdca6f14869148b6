import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';
import { isWhole, sendWholeList } from './lists/whole-list.ts';
import { sendPage } from './paging.ts';

/** Lists of enquiries that are no plain pages. */
export function contactRoutes(rest: FastifyInstance): void {
  rest.route<{ Querystring: Inputs['contacts']['list'] }>({
    ...routeOf(appRouter.contacts.list),
    handler: async (request, reply) => {
      const { list } = request.call.contacts;
      if (isWhole(request.query)) {
        return sendWholeList(request, reply, (page) => list({ ...request.query, ...page }));
      }
      const page = await list(request.query);
      return sendPage(request, reply, page, request.query?.since === undefined ? 'cursor' : 'since');
    },
  });

  rest.route({
    ...routeOf(appRouter.contacts.countWaiting),
    handler: async (request) => ({ waiting: await request.call.contacts.countWaiting() }),
  });
}
