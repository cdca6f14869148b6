import { plateOf } from './plate-of.ts';
import type { SitePrintSeed } from './site-prints.ts';

/** The shapes of prints with their size in pixels. As SVG, they are sharp at any size. */
export const PRINT_SHAPES = {
  /** Posts, teasers and the lines of a ledger; the box may crop it. */
  photo: { width: 600, height: 400 },
  /** The first screen of an inner page, and a case study among others. */
  tall: { width: 480, height: 600 },
  /** A band over the whole width. */
  wide: { width: 1200, height: 450 },
} as const satisfies Record<string, { width: number; height: number }>;
export type PrintShape = keyof typeof PRINT_SHAPES;

/**
 * Increment with every change to the drawing: its URL contains this number and is cached for a year.
 * `print-picture.test.ts` notices a change.
 */
export const PRINT_EDITION = 4;

/**
 * Identifies a picture: one of the site's own prints by its seed, or a post's print by its key. The latter is always a
 * `photo`, and the category determines its plate.
 */
export type PrintName = { post: string; category: string } | { seed: SitePrintSeed; shape: PrintShape };

/** The shape of a print with this name. */
export function shapeOf(name: PrintName): PrintShape {
  return 'post' in name ? 'photo' : name.shape;
}

/**
 * The version in a print's address: every other picture has another one.
 * @param look key of the site's look; empty for the built-in one
 */
export function printVersion(name: PrintName, look = ''): string {
  return [PRINT_EDITION, 'post' in name && plateOf(name.category), look].filter(Boolean).join('-');
}

/** The address of a print, in the look with this key. */
export function printPath(name: PrintName, look = ''): string {
  const folder = 'post' in name ? `posts/${encodeURIComponent(name.post)}` : `${name.shape}/${name.seed}`;
  return `/prints/${folder}.svg?v=${printVersion(name, look)}`;
}
