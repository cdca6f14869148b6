import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklab,
  type Oklch,
  useMode as register,
  wcagLuminance,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
const oklab = register(modeOklab);
const oklch = register(modeOklch);

/** Lightness from 0 to 1, chroma, and hue in degrees; the hue of a gray is 0. */
export type Lch = { l: number; c: number; h: number };

/**
 * A color in OKLCH.
 * @throws Error for a text that is no color
 */
export function lchOf(color: string | Oklab): Lch {
  const found = oklch(color);
  if (found === undefined) throw new Error(`${JSON.stringify(color)} is not a color.`);
  const { l, c, h = 0 } = found;
  return { l, c, h };
}

/** A color as `#rrggbb`. One that no screen shows becomes less colorful; lightness and hue stay. */
export function hexOf({ l, c, h }: Lch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** A mixture of colors by their shares, which sum to 1. */
export function mix(parts: readonly (readonly [color: Lch, share: number])[]): Lch {
  const sum = { mode: 'oklab' as const, l: 0, a: 0, b: 0 };
  for (const [color, share] of parts) {
    const { l, a, b } = oklab({ mode: 'oklch', ...color } satisfies Oklch);
    sum.l += l * share;
    sum.a += a * share;
    sum.b += b * share;
  }
  return lchOf(sum);
}

/** Relative luminance, from 0 to 1. Source: WCAG 2.2. */
export function luminanceOf(hex: string): number {
  return wcagLuminance(hex);
}

/** Contrast of two luminances, from 1 to 21. Source: WCAG 2.2. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
