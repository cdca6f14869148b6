import { BRAND_COLOR_NAMES, type BrandColorName, type BrandColors } from '@tideline/domain/brand/brand';
import { type ArtName, type BuiltInTheme, DARK, type GroundName, LIGHT, type TextName } from './built-in.ts';
import { DEEP, MORE_CONTRAST, ON_COLORS } from './built-in-band.ts';
import { mapOf, mapValues } from './map-values.ts';
import { readableOn } from './readable.ts';
import { type Recolor, recolorFor } from './recolor.ts';

/** Contrast of texts of any length, of most text, and of marks that say something. */
export const CONTRAST = { text: 4.5, mostText: 7, mark: 3 } as const;

type Grounds = Record<GroundName, string>;
type Texts = Record<TextName, string>;
type Lines = { line: string; 'line-strong': string };
export type Theme = Grounds & Texts & Record<ArtName, string>;
/** A dark band. */
export type Band = Omit<Grounds, 'abyss' | 'band'> & Texts;

/** All colors of the site. */
export type SiteTheme = {
  light: Theme;
  dark: Theme;
  deep: { light: Band; dark: Band };
  moreContrast: { light: Lines; dark: Lines };
  /** The six colors, and the words on them. */
  colors: BrandColors;
  onColors: Record<BrandColorName, string>;
};

export const TEXT_NAMES = Object.keys(LIGHT.texts) as TextName[];
/** States have the same hues in every look. */
export const STATES = new Set<TextName>(['danger', 'good', 'warn']);
const MOST_TEXT = new Set<TextName>(['ink', 'muted']);

/** The colors of the site. Every text has a contrast of at least 4.5:1 to what it may stand on, every other mark 3:1. */
export function themeOf(colors: BrandColors): SiteTheme {
  const paint = recolorFor(colors);
  const ground = recolorFor(colors, { keepsLightness: true });
  const light = themeFrom(LIGHT, paint, ground);
  const dark = themeFrom(DARK, paint, ground);
  return {
    light,
    dark,
    deep: bandsFrom(light, dark, paint, ground),
    moreContrast: {
      light: strongLines(MORE_CONTRAST.light, ground),
      dark: strongLines(MORE_CONTRAST.dark, ground),
    },
    colors,
    onColors: mapOf(BRAND_COLOR_NAMES, (name) => readableOn([colors[name]], CONTRAST.text, paint(ON_COLORS[name]))),
  };
}

/** The backgrounds on which any text may stand. */
export function groundsOf({ paper, sunk, tint, surface }: Pick<Theme, 'paper' | 'sunk' | 'tint' | 'surface'>) {
  return [paper, sunk, tint, surface];
}

function themeFrom({ grounds, texts, art }: BuiltInTheme, paint: Recolor, ground: Recolor): Theme {
  const shown = mapValues(grounds, ground);
  return {
    ...shown,
    'line-strong': readableOn(groundsOf(shown), CONTRAST.mark, shown['line-strong']),
    ...readableTexts(texts, groundsOf(shown), paint),
    ...mapValues(art, (color) => (color === 'currentColor' ? color : paint(color))),
  };
}

/** Both bands have the same texts: those that are readable on either. The footer is a band on the abyss. */
function bandsFrom(light: Theme, dark: Theme, paint: Recolor, ground: Recolor): SiteTheme['deep'] {
  const shared = mapValues(DEEP.grounds, ground);
  const [inLight, inDark] = [
    { paper: light.band, sunk: ground(DEEP.sunk.light) },
    { paper: dark.band, sunk: ground(DEEP.sunk.dark) },
  ];
  const grounds = [inLight, inDark].flatMap((own) => groundsOf({ ...shared, ...own }));
  const all = [...grounds, light.abyss, dark.abyss];
  const band = {
    ...shared,
    'line-strong': readableOn(all, CONTRAST.mark, shared['line-strong']),
    ...readableTexts(DEEP.texts, all, paint),
  };
  return { light: { ...band, ...inLight }, dark: { ...band, ...inDark } };
}

function readableTexts(texts: Texts, grounds: readonly string[], paint: Recolor): Texts {
  const shown = mapOf(TEXT_NAMES, (name) => {
    const color = STATES.has(name) ? texts[name] : paint(texts[name]);
    return readableOn(grounds, contrastFor(name), color);
  });
  const onFill = readableOn([shown.fill, shown['fill-hover']], CONTRAST.text, paint(texts['on-fill']));
  return { ...shown, 'on-fill': onFill };
}

function contrastFor(name: TextName): number {
  if (name === 'focus') return CONTRAST.mark;
  return MOST_TEXT.has(name) ? CONTRAST.mostText : CONTRAST.text;
}

function strongLines(lines: Lines, ground: Recolor): Lines {
  return { line: ground(lines.line), 'line-strong': ground(lines['line-strong']) };
}
