import { Readable } from 'node:stream';
import { exportFileName } from '@tideline/domain/moving/site-export';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../router.ts';
import { asDownload } from './as-download.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

/** Files of the whole site: packed backups, and exports. */
export function backupRoutes(rest: FastifyInstance): void {
  rest.route<{ Params: Inputs['backup']['download'] }>({
    ...routeOf(appRouter.backup.download),
    handler: async (request, reply) => {
      const file = await request.call.backup.download(request.params);
      return asDownload(reply, 'application/gzip', request.params.fileName).send(file);
    },
  });
  rest.route<{ Params: Inputs['scheduledExports']['download'] }>({
    ...routeOf(appRouter.scheduledExports.download),
    handler: async (request, reply) => {
      const file = await request.call.scheduledExports.download(request.params);
      return asDownload(reply, 'application/zip', request.params.fileName).send(file);
    },
  });
  rest.route<{ Querystring: NonNullable<Exclude<Inputs['siteExport']['download'], void>> }>({
    ...routeOf(appRouter.siteExport.download),
    handler: async (request, reply) => {
      const { format = 'archive' } = request.query;
      const content = await request.call.siteExport.download(request.query);
      const name = exportFileName(format, new Date().toISOString().slice(0, 10));
      return asDownload(reply, 'application/octet-stream', name).send(Readable.from(content, { objectMode: false }));
    },
  });
}
