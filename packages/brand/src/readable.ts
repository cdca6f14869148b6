import { contrastOf, hexOf, lchOf, luminanceOf } from './color.ts';

/** Steps of lightness: too small to see. */
const STEPS = 100;
const [BLACK, WHITE] = [0, 1];

/** The color, or the nearest lightness of it that has at least this contrast to each background; at last black or white. */
export function readableOn(backgrounds: readonly string[], ratio: number, color: string): string {
  const luminances = backgrounds.map(luminanceOf);
  const lowest = (luminance: number) => Math.min(...luminances.map((ground) => contrastOf(luminance, ground)));
  const isReadable = (hex: string) => lowest(luminanceOf(hex)) >= ratio;
  if (isReadable(color)) return color;
  const { l, c, h } = lchOf(color);
  const end = lowest(BLACK) > lowest(WHITE) ? BLACK : WHITE;
  for (let step = 1; step < STEPS; step += 1) {
    const moved = hexOf({ l: l + ((end - l) * step) / STEPS, c, h });
    if (isReadable(moved)) return moved;
  }
  return end === BLACK ? '#000000' : '#ffffff';
}
