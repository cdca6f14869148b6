import type { FontPairId } from '@tideline/domain/brand/font-pair';

/** Room for the title in pixels: from below the label to the horizon, left of the disc. */
export const TITLE_BOX = { width: 860, height: 284 };
export const TITLE_LINE_HEIGHT = 1.06;
const SIZES_PX = [120, 104, 92, 80, 70, 62, 54] as const;
/** At this size, long words are broken and long titles cut. */
const SMALLEST_PX = 48;
/** Average widths in the title font of a pair, as a share of the font's size. */
const WIDTHS: Record<FontPairId, { letter: number; capital: number }> = {
  fraunces: { letter: 0.56, capital: 0.82 },
  bricolage: { letter: 0.56, capital: 1 },
  lora: { letter: 0.56, capital: 1.06 },
};
const SPACE_WIDTH = 0.26;

/** The largest size at which a title fits without broken words, by estimated widths; else the smallest. */
export function fitTitle(title: string, fonts: FontPairId): { sizePx: number; maxLines: number } {
  const widths = title.split(/\s+/).map((word) => estimateWidth(word, fonts));
  const fits = (sizePx: number) => countLines(widths, TITLE_BOX.width / sizePx) <= maxLinesIn(sizePx);
  const sizePx = SIZES_PX.find(fits) ?? SMALLEST_PX;
  return { sizePx, maxLines: maxLinesIn(sizePx) };
}

function maxLinesIn(sizePx: number): number {
  return Math.floor(TITLE_BOX.height / (sizePx * TITLE_LINE_HEIGHT));
}

/** Infinity when a word exceeds a line. */
function countLines(widths: readonly number[], lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (width > lineWidth) return Infinity;
    if (used + width > lineWidth) {
      lines += 1;
      used = 0;
    }
    used += width + SPACE_WIDTH;
  }
  return lines;
}

function estimateWidth(word: string, fonts: FontPairId): number {
  const { letter, capital } = WIDTHS[fonts];
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals * capital + (word.length - capitals) * letter;
}
