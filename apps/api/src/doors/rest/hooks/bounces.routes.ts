import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '../../../router.ts';
import { routeOf } from '../declared/declared.routes.ts';

const BODY_LIMIT_BYTES = 500_000;

/** Reports from other programs. The body is not parsed here, because its signature is over the bytes. */
export async function bounceHookRoutes(rest: FastifyInstance): Promise<void> {
  await rest.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, { text }),
    );
    hooks.route<{ Body: { text?: string } }>({
      ...routeOf(appRouter.bounces.receive),
      bodyLimit: BODY_LIMIT_BYTES,
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
