import { createHash } from 'node:crypto';
import { LOGO_MAX_BYTES, logoPath, parseLogo } from '@tideline/domain/brand/brand-logo';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../core/store/schema.ts';
import { findLogo, insertLogo } from '../brand/logos.repository.ts';
import { findSvgFault } from './check-svg.ts';
import { runDrawing } from './run-drawing.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
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

/**
 * Stores a logo under a name made of its content and size.
 * @throws TRPCError BAD_REQUEST with the reason why it cannot be one
 */
export async function storeLogo(
  db: Db,
  content: Buffer,
  now: string,
): Promise<{ name: string; width: number; height: number }> {
  if (content.length > LOGO_MAX_BYTES) throw refused(`The logo is larger than ${LOGO_MAX_BYTES / 1000} kB.`);
  const isPng = content.subarray(0, PNG.length).equals(PNG);
  const fault = isPng ? null : findSvgFault(content.toString('utf8'));
  if (fault !== null) throw refused(fault);
  // Also proves that the file can be drawn.
  const drawn = await runDrawing({ kind: 'logo', content }).catch((cause: unknown) => {
    if (cause instanceof TRPCError) throw cause;
    throw refused('The logo cannot be read. Export it again as SVG or PNG.');
  });
  const [width, height] = [drawn.readUInt32BE(16), drawn.readUInt32BE(20)]; // Source: PNG, the IHDR chunk
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
  const name = `${hash}-${width}x${height}.${isPng ? 'png' : 'svg'}`;
  await insertLogo(db, name, isPng ? drawn : content, now);
  return { name, width, height };
}

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
