import { drawHero } from '@tideline/artwork/prints/draw-hero';
import { hasHeroArt, heroAccent, heroInks } from '@tideline/brand/art-css';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../core/store/schema.ts';
import { findNamedLook } from '../brand/named-look.ts';
import { heroPath } from '../brand/shown-brand.ts';

/** Serves the drawing of Home's first screen, for the families of art that have one. It takes some milliseconds. */
export function serveHero(app: FastifyInstance, db: Db): void {
  for (const scheme of ['light', 'dark'] as const) {
    app.get(heroPath(scheme), async (request, reply) => {
      const shown = await findNamedLook(db, request.url, (key) => heroPath(scheme, key));
      if (!shown || !hasHeroArt(shown.brand.art)) return reply.callNotFound();
      const { brand, theme, site } = shown;
      const isExact = request.url === heroPath(scheme, site.key);
      return reply
        .header('Cache-Control', isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        .type('image/svg+xml')
        .send(drawHero(brand.art, heroInks(theme[scheme], heroAccent(brand.colors, scheme))));
    });
  }
}
