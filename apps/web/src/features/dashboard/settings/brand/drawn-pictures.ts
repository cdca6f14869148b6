import { drawHero } from '@tideline/artwork/prints/draw-hero';
import { drawPrint, type PrintPlan } from '@tideline/artwork/prints/draw-print';
import { PRINT_SHAPES, type PrintShape } from '@tideline/artwork/prints/print-picture';
import { heroAccent, heroInks, type Scheme } from '@tideline/brand/art-css';
import { recolorFor } from '@tideline/brand/recolor';
import { themeOf } from '@tideline/brand/theme';
import type { Brand } from '@tideline/domain/brand/brand';

/** The part of a brand that prints follow. */
export type DrawnBrand = Pick<Brand, 'colors' | 'art'>;

/** Drawings in the built-in inks: a print takes some milliseconds, and colors change while they are typed. */
const drawings = new Map<string, string>();
const MAX_DRAWINGS = 200;

/** A print in a brand that may not be saved yet, as a `data:` address. */
export function printUrl(plan: PrintPlan, shape: PrintShape, { colors, art }: DrawnBrand): string {
  const { width, height } = PRINT_SHAPES[shape];
  const key = JSON.stringify([plan, shape, art]);
  const drawing = drawings.get(key) ?? drawPrint({ ...plan, art }, width, height);
  if (drawings.size >= MAX_DRAWINGS) drawings.clear();
  drawings.set(key, drawing);
  return toUrl(drawing.replaceAll(/#[0-9a-f]{6}/g, recolorFor(colors)));
}

/** The drawing of Home's first screen, as a `data:` address. */
export function heroUrl({ colors, art }: DrawnBrand, scheme: Scheme): string {
  return toUrl(drawHero(art, heroInks(themeOf(colors)[scheme], heroAccent(colors, scheme))));
}

function toUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
