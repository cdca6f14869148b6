import { logoPath, parseLogo } from '@tideline/domain/brand/brand-logo';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../core/store/schema.ts';
import { findLogo } from '../brand/logos.repository.ts';

/** Opened by itself, a drawing may load and run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Serves uploaded logos. A name stands for its content. */
export function serveLogos(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { name: string } }>(logoPath(':name'), async (request, reply) => {
    const logo = parseLogo(request.params.name);
    const content = logo && (await findLogo(db, logo.name));
    if (!logo || !content) return reply.callNotFound();
    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'cross-origin', // mails show it
      })
      .type(logo.type)
      .send(content);
  });
}
