import { BRAND_COLOR_NAMES, BRAND_COLORS, type BrandColorName, type BrandColors } from '@tideline/domain/brand/brand';
import { hexOf, type Lch, lchOf, mix } from './color.ts';
import { mapOf } from './map-values.ts';

/** Turns a color of the built-in look into that of the brand. */
export type Recolor = (builtIn: string) => string;

type RecolorOptions = {
  /** Keeps the lightness of each color, for backgrounds: a light page stays light with any brand. */
  keepsLightness?: boolean;
};

const ANCHORS = mapOf(BRAND_COLOR_NAMES, (name) => lchOf(BRAND_COLORS[name].builtIn));
/** Blue and green waters, from the depth to the foam: three colors of nearly the same hue. */
const WATERS = ['dark', 'main', 'light'] as const;
/** Waters have a range of hues, and grays count as waters. */
const WATER_HUES = [165, 245] as const;
const MAX_GRAY = 0.02;
/** The colors around the wheel, by hue. */
const WHEEL = [
  { from: 'highlight', hue: ANCHORS.highlight.h },
  { from: 'warm', hue: ANCHORS.warm.h },
  { from: 'extra', hue: ANCHORS.extra.h },
  { from: 'waters', hue: WATER_HUES[0] },
  { from: 'waters', hue: WATER_HUES[1] },
] as const;
/** A background has at most this many times the chroma of the built-in one. */
const MAX_GAIN = 2.5;

/**
 * The function that carries the built-in look over to the brand's colors. Each built-in color lies between two of the six; it
 * moves as far as they do. The six become the brand's, exactly.
 */
export function recolorFor(colors: BrandColors, { keepsLightness = false }: RecolorOptions = {}): Recolor {
  const changed = BRAND_COLOR_NAMES.filter((name) => colors[name] !== BRAND_COLORS[name].builtIn);
  if (changed.length === 0) return (builtIn) => builtIn;
  const targets = mapOf(BRAND_COLOR_NAMES, (name) => lchOf(colors[name]));
  const exact = new Map<string, string>(
    keepsLightness ? [] : BRAND_COLOR_NAMES.map((name) => [BRAND_COLORS[name].builtIn, colors[name]]),
  );
  return (builtIn) => exact.get(builtIn) ?? hexOf(mix(neighbors(lchOf(builtIn)).map(moved)));

  function moved({ from, color, share }: Neighbor): readonly [Lch, number] {
    const [anchor, target] = [ANCHORS[from], targets[from]];
    const gain = target.c / anchor.c;
    return [
      {
        l: keepsLightness ? color.l : bend(color.l, anchor.l, target.l),
        c: color.c * (keepsLightness ? Math.min(gain, MAX_GAIN) : gain),
        h: isGray(color) && target.h !== anchor.h ? target.h : color.h + target.h - anchor.h,
      },
      share,
    ];
  }
}

type Neighbor = { from: BrandColorName; color: Lch; share: number };

/** The colors between which a color lies, by their shares. */
function neighbors(color: Lch): Neighbor[] {
  if (isGray(color)) return withWaters('waters', color, 1);
  const at = WHEEL.findLastIndex(({ hue }) => hue <= color.h);
  const [before, after] = [WHEEL.at(at) ?? WHEEL[4], WHEEL[(at + 1) % WHEEL.length] ?? WHEEL[0]];
  const share = turn(before.hue, color.h) / turn(before.hue, after.hue);
  return [...withWaters(before.from, color, 1 - share), ...withWaters(after.from, color, share)];
}

function withWaters(from: BrandColorName | 'waters', color: Lch, share: number): Neighbor[] {
  if (from !== 'waters') return [{ from, color, share }];
  const at = Math.max(
    0,
    WATERS.findLastIndex((name) => ANCHORS[name].l <= color.l),
  );
  const [below, above] = [WATERS[at] ?? 'light', WATERS[at + 1] ?? 'light'];
  const span = ANCHORS[above].l - ANCHORS[below].l;
  const part = span === 0 ? 0 : Math.min(1, Math.max(0, (color.l - ANCHORS[below].l) / span));
  return [
    { from: below, color, share: share * (1 - part) },
    { from: above, color, share: share * part },
  ];
}

/** Has so little chroma that its hue shows only beside others: it takes that of the brand. */
function isGray({ c }: Lch): boolean {
  return c <= MAX_GRAY;
}

/** Degrees from one hue to another, clockwise. */
function turn(from: number, to: number): number {
  return (to - from + 360) % 360;
}

/** A lightness after `from` has moved to `to`; black and white stay. */
function bend(l: number, from: number, to: number): number {
  return l <= from ? (l / from) * to : 1 - ((1 - l) / (1 - from)) * (1 - to);
}
