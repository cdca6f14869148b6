import type { Art } from '@tideline/domain/brand/art';
import type { Inks } from '../scenes/inks.ts';
import { drawScene } from './draw-print.ts';

/**
 * As in apps/web/src/features/home/hero-sea.tsx, seen from the right edge. Wider than its place on any screen, so that only its left
 * end is cut.
 */
const SIZE = { width: 2800, height: 620 };
const FRAME = { horizon: 176, disc: { x: 2436, y: 158, r: 154 } };

/** The drawing of Home's first screen as an SVG document. Above its horizon, the page shows. */
export function drawHero(art: Art, inks: Inks): string {
  const scene = drawScene({ plate: 'swell', seed: 'tideline-home', art }, inks, SIZE, FRAME);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${scene}</svg>`;
}
