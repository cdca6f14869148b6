import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { drawPlaceholder } from './draw-placeholder.ts';

const MAX_PX = 2000;

/** Placeholder pictures. */
export function placeholderRoutes(rest: FastifyInstance): void {
  rest.get<{ Params: { width: string; height: string } }>('/placeholder/:width/:height', async (request, reply) => {
    const width = toPixels(request.params.width);
    const height = toPixels(request.params.height);
    if (width === null || height === null) {
      const message = `Width and height must be whole numbers from 1 to ${MAX_PX.toLocaleString('en-US')}.`;
      throw new TRPCError({ code: 'BAD_REQUEST', message });
    }
    reply.headers({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    return drawPlaceholder(width, height);
  });
}

function toPixels(raw: string): number | null {
  const pixels = /^\d{1,4}$/.test(raw) ? Number(raw) : 0;
  return pixels >= 1 && pixels <= MAX_PX ? pixels : null;
}
