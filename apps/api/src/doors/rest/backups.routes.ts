import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

/** Files of the whole site: packed backups, and exports. */
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
  rest.route<{ Querystring: NonNullable<Inputs['siteExport']['download']> }>({
    ...routeOf(appRouter.siteExport.download),
    handler: async (request, reply) => {
      const { name, content } = await request.call.siteExport.download(request.query);
      return reply
        .type('application/octet-stream')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  });
}
