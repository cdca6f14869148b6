import type { FastifyInstance } from 'fastify';
import { AUTHOR_LIMITS } from '@tideline/domain/author/author';
import { PORTRAIT_EDITION } from '@tideline/artwork/portraits/portrait-path';
import { portraitOf } from '@tideline/artwork/portraits/portrait';

/** Serves drawn portraits: small SVG documents that need neither a store nor a queue. */
export function servePortraits(app: FastifyInstance): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/portraits/:file', (request, reply) => {
    const [, name] = /^(.+)\.svg$/su.exec(request.params.file) ?? [];
    if (name === undefined || name.length > AUTHOR_LIMITS.name) return reply.callNotFound();
    const isExact = request.query.v === String(PORTRAIT_EDITION);
    return reply
      .header('Cache-Control', isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .type('image/svg+xml')
      .send(portraitOf(name));
  });
}
