import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { drawPrint } from '@tideline/artwork/prints/draw-print';
import { plateOf } from '@tideline/artwork/prints/plate-of';
import {
  PRINT_EDITION,
  PRINT_SHAPES,
  type PrintName,
  printPath,
  printVersion,
  shapeOf,
} from '@tideline/artwork/prints/print-picture';
import { findSitePrint, planOfSeed } from '@tideline/artwork/prints/site-prints';
import { CARD_EDITION, type CardText, cardVersion, postCardText } from '@tideline/artwork/prints/social-card';
import { rowId } from '@tideline/domain/text/text.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../../core/store/schema.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { findNamedLook } from '../brand/named-look.ts';
import { findSiteSettings } from '../brand/shown-brand.ts';
import { findPublicPostOnCard } from './artwork.repository.ts';
import { createPictureCache } from './picture-cache.ts';
import { printLookOf } from './print-look.ts';
import { runDrawing } from './run-drawing.ts';
import { serveFonts } from './fonts.ts';
import { serveHero } from './hero.ts';
import { serveLogos } from './logos.ts';
import { servePortraits } from './portraits.ts';

const MEGABYTE = 1_000_000;
/** A print names its inks by night in a style. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const LIMITS = { maxDiskBytes: 200 * MEGABYTE, maxMemoryBytes: 24 * MEGABYTE };

export type ArtworkOptions = {
  db: Db;
  /** Drawn pictures are stored below it, in `cards` and `prints`. */
  dataDir: string;
  /** The texts of page cards by name (`pages/about`); those of posts come from the database. */
  loadCardTexts: () => Promise<Record<string, CardText>>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

type Picture = {
  /** Identifies the drawing: every other drawing has another key. */
  key: string;
  type: string;
  /** Whether the address identifies the drawing, so that it can be cached forever. */
  isExact: boolean;
  draw: () => Promise<Buffer>;
};

/** Serves the pictures that the server draws: social cards, portraits, and prints. */
export const artworkPlugin = fp(registerArtwork, { name: 'artwork', encapsulate: true });

async function registerArtwork(app: FastifyInstance, { db, dataDir, loadCardTexts, now }: ArtworkOptions) {
  servePortraits(app);
  serveFonts(app);
  serveLogos(app, db);
  serveHero(app, db);
  function onDiskFailure(error: unknown): void {
    app.log.warn({ err: error }, 'a drawn picture could not be stored on disk');
  }
  const cards = createPictureCache({ dir: join(dataDir, 'cards'), ...LIMITS, onDiskFailure });
  const prints = createPictureCache({ dir: join(dataDir, 'prints'), ...LIMITS, onDiskFailure });

  app.get<{ Params: { folder: string; file: string }; Querystring: { v?: string } }>(
    '/cards/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      const id = /^(.+)\.png$/s.exec(file)?.[1];
      const text = id === undefined ? null : await findCardText(folder, id);
      if (!text) return reply.callNotFound();
      const { siteTitle } = await findSettings(db);
      const shown = await findNamedLook(db, request.query.v, (key) => cardVersion(text, siteTitle, key));
      const look = shown?.site.key ?? '';
      const version = cardVersion(text, siteTitle, look);
      return send(request, reply, cards, {
        key: `${sha256([CARD_EDITION, siteTitle, text, look])}.png`,
        type: 'image/png',
        isExact: request.query.v === version,
        draw: () => runDrawing({ kind: 'card', text, siteTitle, brand: shown?.brand ?? null }),
      });
    },
  );

  app.get<{ Params: { folder: string; file: string }; Querystring: { v?: string } }>(
    '/prints/:folder/:file',
    async (request, reply) => {
      const { folder, file } = request.params;
      // An address with a width belongs to a file of an earlier version.
      const [, stem = '', isOld] = /^(.+?)(?:\.svg|(-\d+\.(?:avif|webp)))$/s.exec(file) ?? [];
      const name = await findPrint(folder, stem);
      if (!name) return reply.callNotFound();
      const shown = await findNamedLook(db, request.query.v, (key) => printVersion(name, key));
      const look = shown?.site.key ?? '';
      if (isOld) return reply.header('Cache-Control', 'public, max-age=300').redirect(printPath(name, look), 308);
      const plan = 'post' in name ? { plate: plateOf(name.category), seed: name.post } : planOfSeed(name.seed);
      const { width, height } = PRINT_SHAPES[shapeOf(name)];
      return send(request, reply, prints, {
        key: `${sha256([PRINT_EDITION, plan, shapeOf(name), look])}.svg`,
        type: 'image/svg+xml',
        isExact: request.query.v === printVersion(name, look),
        draw: async () => Buffer.from(drawPrint({ ...plan, ...printLookOf(shown?.brand ?? null) }, width, height)),
      });
    },
  );

  async function findPrint(folder: string, stem: string): Promise<PrintName | null> {
    if (folder !== 'posts') return findSitePrint(folder, stem);
    const post = await findPublicPost(stem);
    return post && { post: post.key, category: post.category };
  }

  async function findPublicPost(key: string) {
    // Anything else was never a key, and PostgreSQL refuses some of it.
    return rowId.safeParse(key).success ? findPublicPostOnCard(db, key, now()) : null;
  }

  async function findCardText(folder: string, id: string): Promise<CardText | null> {
    if (folder === 'posts') {
      const post = await findPublicPost(id);
      return post && postCardText(post, (await findSiteSettings(db)).cards?.postWithoutCategory);
    }
    const texts = await loadCardTexts();
    return Object.hasOwn(texts, `${folder}/${id}`) ? (texts[`${folder}/${id}`] ?? null) : null;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, cache: typeof cards, picture: Picture) {
    const etag = `"${picture.key}"`;
    reply.headers({
      ETag: etag,
      'Cache-Control': picture.isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      // Feed readers and link previews show them on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': POLICY,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    try {
      const bytes = await cache.findOrDraw(picture.key, picture.draw);
      return await reply.type(picture.type).send(bytes);
    } catch (error) {
      const { status, message, retryAfterSeconds } = publicError(error);
      if (retryAfterSeconds === undefined) throw error;
      logFailure(request.log, error, 'picture could not be drawn');
      reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) }).removeHeader('ETag');
      return reply.code(status).send({ error: message });
    }
  }
}

function sha256(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
