import type { Art } from '@tideline/domain/brand/art';
import type { Inks } from '../scenes/inks.ts';
import { drawScene } from './draw-print.ts';

/** As in apps/web/src/features/home/hero-sea.tsx, with a disc that nothing cuts. */
const SIZE = { width: 1600, height: 620 };
const FRAME = { horizon: 176, disc: { x: 1236, y: 158, r: 154 } };

/** The drawing of Home's first screen as an SVG document. Above its horizon, the page shows. */
export function drawHero(art: Art, inks: Inks): string {
  const scene = drawScene({ plate: 'swell', seed: 'tideline-home', art }, inks, SIZE, FRAME);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${scene}</svg>`;
}
