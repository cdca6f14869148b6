import { reportedBouncesSchema } from '@tideline/domain/newsletter/bounce.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '../../../router.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { emptyAnswer, failures } from '../docs/openapi.ts';

const BODY_LIMIT_BYTES = 500_000;

const header = (description: string) => ({ type: 'string', description });

/** Reports from other programs. The body is not parsed here, because its signature is over the bytes. */
export async function bounceHookRoutes(rest: FastifyInstance): Promise<void> {
  await rest.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, { text }),
    );
    hooks.post<{ Body: { text?: string } }>(
      '/hooks/bounces',
      {
        bodyLimit: BODY_LIMIT_BYTES,
        config: { procedure: appRouter.bounces.receive },
        schema: {
          tags: ['Newsletter'],
          summary: 'Report bounces and complaints',
          description:
            'For a sending service that reports bounces by HTTP. The call is signed as in Standard Webhooks: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the secret from Settings, Mail. The time may be five minutes off, and each id counts once.',
          headers: {
            type: 'object',
            properties: {
              'webhook-id': header('Unique for each call'),
              'webhook-timestamp': header('Seconds since 1970'),
              'webhook-signature': header('One or several signatures, separated by spaces'),
            },
            required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
          },
          body: toInputJsonSchema(reportedBouncesSchema),
          response: {
            204: emptyAnswer('Recorded; reports about other mail have no effect'),
            ...failures(400, 401, 413, 415, 429),
          },
        },
      },
      async (request, reply) => {
        const call = {
          id: headerOf(request, 'webhook-id'),
          timestamp: headerOf(request, 'webhook-timestamp'),
          signature: headerOf(request, 'webhook-signature'),
          body: request.body.text ?? '',
        };
        await request.call.bounces.receive(call);
        return reply.code(204).send();
      },
    );
  });
}

function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
