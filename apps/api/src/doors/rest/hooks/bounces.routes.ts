import { reportedBouncesSchema } from '@tideline/domain/newsletter/bounce.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '../../../router.ts';
import { routeOf } from '../declared/declared.routes.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';

const BODY_LIMIT_BYTES = 500_000;

const header = (description: string) => ({ type: 'string', description });

const HEADERS = {
  type: 'object',
  properties: {
    'webhook-id': header('Unique for each call'),
    'webhook-timestamp': header('Seconds since 1970'),
    'webhook-signature': header('One or several signatures, separated by spaces'),
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
};

/** Reports from other programs. The body is not parsed here, because its signature is over the bytes. */
export async function bounceHookRoutes(rest: FastifyInstance): Promise<void> {
  const { schema, ...route } = routeOf(appRouter.bounces.receive);
  // The signature authorizes the call, and nothing else.
  const { security: _security, ...described } = schema ?? {};
  const { examples } = described.body as { examples?: object[] };
  const body = { ...toInputJsonSchema(reportedBouncesSchema), examples };
  await rest.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, { text }),
    );
    hooks.route<{ Body: { text?: string } }>({
      ...route,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { ...described, headers: HEADERS, body },
      async handler(request, reply) {
        const call = {
          id: headerOf(request, 'webhook-id'),
          timestamp: headerOf(request, 'webhook-timestamp'),
          signature: headerOf(request, 'webhook-signature'),
          body: request.body.text ?? '',
        };
        await request.call.bounces.receive(call);
        return reply.code(204).send();
      },
    });
  });
}

function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
