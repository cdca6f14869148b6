import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber-import';
import type { Inputs } from './call.ts';

/**
 * The lists as files, and files into the list, for the dashboard: beside the documented calls, hence not in the OpenAPI
 * document.
 */
export function csvRoutes(rest: FastifyInstance): void {
  const options = { config: { access: 'staff' }, schema: { hide: true } } as const;
  rest.get<{ Querystring: Inputs['subscribers']['export'] }>('/subscribers.csv', options, async (request, reply) =>
    sendFile(reply, 'subscribers', await request.call.subscribers.export(request.query)),
  );
  rest.get<{ Querystring: Inputs['contacts']['export'] }>('/contacts.csv', options, async (request, reply) =>
    sendFile(reply, 'contacts', await request.call.contacts.export(request.query)),
  );
  rest.get<{ Querystring: Inputs['audit']['export'] }>('/audit.csv', options, async (request, reply) =>
    sendFile(reply, 'audit-log', await request.call.audit.export(request.query)),
  );
  rest.register(async (files) => {
    files.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const upload = { ...options, bodyLimit: IMPORT_LIMITS.bytes };
    files.post<{ Body: Uint8Array }>('/subscribers/import/check', upload, (request) =>
      request.call.subscribers.checkImport({ file: request.body }),
    );
    files.post<{ Body: Uint8Array; Querystring: { digest: string } }>('/subscribers/import', upload, (request) =>
      request.call.subscribers.import({ file: request.body, digest: request.query.digest }),
    );
  });
}

/** Reads on only as fast as the file is taken: a slow line costs no memory, and one that is cut ends the reading. */
function sendFile(reply: FastifyReply, name: string, pieces: AsyncIterable<string>): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(pieces, { objectMode: false }));
}
