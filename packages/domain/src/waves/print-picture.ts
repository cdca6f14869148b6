import { plateOf } from './plate.ts';
import type { SitePrintSeed } from './site-prints.ts';

/** The shapes that prints are drawn in: width divided by height, and the widths of the files in pixels. */
export const PRINT_SHAPES = {
  /** Posts, teasers and the lines of a ledger; the box may crop it. */
  photo: { ratio: 3 / 2, widths: [400, 800, 1600, 2400] },
  /** The first screen of an inner page, and a case study among others. */
  tall: { ratio: 4 / 5, widths: [480, 960, 1440] },
  /** A band over the whole width. */
  wide: { ratio: 8 / 3, widths: [800, 1600, 2400] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>;
export type PrintShape = keyof typeof PRINT_SHAPES;

/** The best form first; every browser reads the last. */
export const PRINT_FORMATS = ['avif', 'webp'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/**
 * The `sizes` of the print above the fold of an inner page, the same for the picture and its preload: beside the
 * words it is as high as the screen, so it is drawn wider than its box.
 */
export const PAGE_HERO_SIZES = '(min-width: 64rem) max(31vw, 34rem), 100vw';

/**
 * Increment with every change to the drawing: its URL contains this number and is cached for a year.
 * `print-picture.test.ts` notices a change.
 */
export const PRINT_EDITION = 2;

/**
 * Which picture: one of the site's own prints by its seed, or that of a post, which is always a `photo` and whose category
 * gives the plate.
 */
export type PrintName = { post: string; category: string } | { seed: SitePrintSeed; shape: PrintShape };

/** The shape a print of this name has. */
export function shapeOf(name: PrintName): PrintShape {
  return 'post' in name ? 'photo' : name.shape;
}

/** The size in pixels of a file of this shape and width. */
export function printSize(shape: PrintShape, width: number): { width: number; height: number } {
  return { width, height: Math.round(width / PRINT_SHAPES[shape].ratio) };
}

/** The version in a print's address: another picture has another one. */
export function printVersion(name: PrintName): string {
  return 'post' in name ? `${PRINT_EDITION}-${plateOf(name.category)}` : String(PRINT_EDITION);
}

/** Address of one file of a picture. */
export function printPath(name: PrintName, width: number, format: PrintFormat): string {
  const folder = 'post' in name ? `posts/${encodeURIComponent(name.post)}` : `${name.shape}/${name.seed}`;
  return `/prints/${folder}-${width}.${format}?v=${printVersion(name)}`;
}

/** All files of a picture in one format, for `srcset`. */
export function printSrcSet(name: PrintName, format: PrintFormat): string {
  const { widths } = PRINT_SHAPES[shapeOf(name)];
  return widths.map((width) => `${printPath(name, width, format)} ${width}w`).join(', ');
}
