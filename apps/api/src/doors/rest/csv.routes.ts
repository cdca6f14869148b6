import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber/subscriber-import';
import { appRouter } from '../../router.ts';
import { asDownload } from './as-download.ts';
import type { Inputs } from './call.ts';
import { routeOf } from './declared/declared.routes.ts';

/** CSV exports, and the import of subscribers. */
export function csvRoutes(rest: FastifyInstance): void {
  rest.route<{ Querystring: Inputs['subscribers']['export'] }>({
    ...routeOf(appRouter.subscribers.export),
    handler: async (request, reply) =>
      sendFile(reply, 'subscribers', await request.call.subscribers.export(request.query)),
  });
  rest.route<{ Querystring: Inputs['contacts']['export'] }>({
    ...routeOf(appRouter.contacts.export),
    handler: async (request, reply) => sendFile(reply, 'contacts', await request.call.contacts.export(request.query)),
  });
  rest.route<{ Querystring: Inputs['audit']['export'] }>({
    ...routeOf(appRouter.audit.export),
    handler: async (request, reply) => sendFile(reply, 'audit-log', await request.call.audit.export(request.query)),
  });
  rest.route({
    ...routeOf(appRouter.stats.weekCsv),
    handler: async (request, reply) => sendFile(reply, 'week', await request.call.stats.weekCsv()),
  });
  rest.route<{ Querystring: NonNullable<Exclude<Inputs['stats']['results'], void>> }>({
    ...routeOf(appRouter.stats.resultsCsv),
    handler: async (request, reply) => sendFile(reply, 'results', await request.call.stats.resultsCsv(request.query)),
  });
  rest.route<{ Params: Inputs['imports']['report'] }>({
    ...routeOf(appRouter.imports.report),
    handler: async (request, reply) => sendFile(reply, 'import', await request.call.imports.report(request.params)),
  });
  rest.register(async (files) => {
    files.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const bodyLimit = IMPORT_LIMITS.bytes;
    const { checkImport, import: importFile } = appRouter.subscribers;
    files.route<{ Body: Uint8Array }>({
      ...routeOf(checkImport),
      bodyLimit,
      handler: (request) => request.call.subscribers.checkImport({ file: request.body }),
    });
    files.route<{ Body: Uint8Array; Querystring: { digest: string } }>({
      ...routeOf(importFile),
      bodyLimit,
      handler: (request) => request.call.subscribers.import({ file: request.body, digest: request.query.digest }),
    });
  });
}

/** Pieces are streamed with backpressure: a slow client costs no memory, and a closed connection ends the reading. */
function sendFile(reply: FastifyReply, name: string, content: string | AsyncIterable<string>): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  const body = typeof content === 'string' ? content : Readable.from(content, { objectMode: false });
  return asDownload(reply, 'text/csv; charset=utf-8', `${name}-${day}.csv`).send(body);
}
