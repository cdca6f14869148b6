import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

/** The file of a packed backup. */
export function backupRoutes(rest: FastifyInstance): void {
  rest.route<{ Params: Inputs['backup']['download'] }>({
    ...routeOf(appRouter.backup.download),
    handler: async (request, reply) => {
      const file = await request.call.backup.download(request.params);
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${request.params.fileName}"`)
        .send(file);
    },
  });
}
