import { join } from 'node:path';
import { themeOf } from '@tideline/brand/theme';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { parseLogo } from '@tideline/domain/brand/brand-logo';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { drawIcon, toIco } from '../brand/icon.ts';
import { findLogo } from '../brand/logos.repository.ts';
import { findNamedLook } from '../brand/named-look.ts';
import { findShownBrand, type ShownBrand } from '../brand/shown-brand.ts';
import { createPictureCache } from './picture-cache.ts';
import { runDrawing } from './run-drawing.ts';

const LIMITS = { maxDiskBytes: 5_000_000, maxMemoryBytes: 500_000 };
/** A new look has a new address in pages; other programs ask for the plain one. */
const MAX_AGE = { exact: 'public, max-age=31536000, immutable', plain: 'public, max-age=300' };

/** The drawn icons by file name. Phones cut the corners of `apple-touch-icon.png` themselves. */
const ICONS = {
  'favicon.svg': { type: 'image/svg+xml', sizePx: null },
  'favicon.ico': { type: 'image/x-icon', sizePx: 32 },
  'apple-touch-icon.png': { type: 'image/png', sizePx: 180 },
  'icon-192.png': { type: 'image/png', sizePx: 192 },
  'icon-512.png': { type: 'image/png', sizePx: 512 },
} as const;
type IconName = keyof typeof ICONS;
/** Names of the files that follow the brand. */
export const BRAND_FILES = [...Object.keys(ICONS), 'site.webmanifest'];

export type IconsOptions = {
  db: Db;
  /** Drawn icons are stored below it, in `icons`. */
  dataDir: string;
  /** Sends the built-in file. */
  sendBuiltIn: (reply: FastifyReply, name: string) => FastifyReply;
};

/** Serves the icons and the web manifest: the built-in files until staff change the look. */
export const iconsPlugin = fp(registerIcons, { name: 'icons', encapsulate: true });

async function registerIcons(app: FastifyInstance, { db, dataDir, sendBuiltIn }: IconsOptions) {
  const cache = createPictureCache({
    dir: join(dataDir, 'icons'),
    ...LIMITS,
    onDiskFailure: (error) => app.log.warn({ err: error }, 'a drawn icon could not be stored on disk'),
  });

  for (const name of Object.keys(ICONS) as IconName[]) {
    app.get<{ Querystring: { v?: string } }>(`/${name}`, async (request, reply) => {
      const shown = await findNamedLook(db, request.query.v, (key) => key);
      if (!shown) return sendBuiltIn(reply, name);
      const icon = await cache.findOrDraw(`${shown.site.key}-${name}`, () => draw(db, name, shown));
      const age = request.query.v === shown.site.key ? MAX_AGE.exact : MAX_AGE.plain;
      return reply.headers({ 'Cache-Control': age }).type(ICONS[name].type).send(icon);
    });
  }

  app.get('/site.webmanifest', async (_request, reply) => {
    const [shown, { siteTitle }] = await Promise.all([findShownBrand(db), findSettings(db)]);
    if (!shown && siteTitle === DEFAULT_SETTINGS.siteTitle) return sendBuiltIn(reply, 'site.webmanifest');
    return reply
      .headers({ 'Cache-Control': MAX_AGE.plain })
      .type('application/manifest+json')
      .send(manifestOf(siteTitle, shown));
  });
}

async function draw(db: Db, name: IconName, { brand }: ShownBrand): Promise<Buffer> {
  const logo = brand.logo === null ? null : await toDataUrl(db, brand.logo);
  const svg = drawIcon(brand.colors, { isFullBleed: name === 'apple-touch-icon.png', logo });
  const { sizePx } = ICONS[name];
  if (sizePx === null) return Buffer.from(svg);
  const png = await runDrawing({ kind: 'icon', svg, sizePx });
  return name === 'favicon.ico' ? toIco(png) : png;
}

async function toDataUrl(db: Db, name: string): Promise<string | null> {
  const content = await findLogo(db, name);
  return content && `data:${parseLogo(name)?.type};base64,${content.toString('base64')}`;
}

function manifestOf(siteTitle: string, shown: ShownBrand | null): string {
  const { light } = shown?.theme ?? themeOf(BUILT_IN_BRAND.colors);
  const version = shown ? `?v=${shown.site.key}` : '';
  const icon = (name: IconName, sizes: string) => ({ src: `/${name}${version}`, type: ICONS[name].type, sizes });
  return JSON.stringify({
    name: siteTitle,
    short_name: siteTitle,
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.band,
    icons: [icon('favicon.svg', 'any'), icon('icon-192.png', '192x192'), icon('icon-512.png', '512x512')],
  });
}
