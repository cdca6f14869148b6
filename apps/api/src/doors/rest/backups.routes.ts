import type { FastifyInstance } from 'fastify';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { BEARER, failures, fileAnswer } from './docs/openapi.ts';

/** The file of a packed backup. */
export function backupRoutes(rest: FastifyInstance): void {
  rest.get<{ Params: Inputs['backup']['download'] }>(
    '/backups/:fileName',
    {
      config: { procedure: appRouter.backup.download },
      schema: {
        tags: ['Staff'],
        ...BEARER,
        summary: 'Download a packed backup',
        description: `The whole site with everybody's data. Only within ${CONFIRMATION_MINUTES} minutes of the sign-in.`,
        params: { type: 'object', properties: { fileName: { type: 'string' } }, required: ['fileName'] },
        response: { 200: fileAnswer('application/gzip', 'The file'), ...failures(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const file = await request.call.backup.download(request.params);
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${request.params.fileName}"`)
        .send(file);
    },
  );
}
