import type { DraftSummary } from '../entity/draft.ts';
import { type Art, BUILT_IN_ART, isSameArt } from './art.ts';
import type { FontPairId } from './font-pair.ts';

/** The colors from which all others of the site are computed, as `#rrggbb` in lower case. */
export const BRAND_COLORS = {
  dark: { label: 'Dark', words: 'Text, buttons and dark bands', builtIn: '#0a2a34' },
  main: { label: 'Main', words: 'Links, icons and waves', builtIn: '#0b7a85' },
  light: { label: 'Light', words: 'Buttons in dark mode and soft areas', builtIn: '#8fd0c6' },
  warm: { label: 'Warm', words: 'Badges and sand', builtIn: '#ecd08a' },
  highlight: { label: 'Highlight', words: 'The sun, marks and the focus ring', builtIn: '#e4572e' },
  extra: { label: 'Extra', words: 'One of six in pictures and confetti', builtIn: '#5e7f45' },
} as const satisfies Record<string, { label: string; words: string; builtIn: string }>;
export type BrandColorName = keyof typeof BRAND_COLORS;
/** In the order of the screen. */
export const BRAND_COLOR_NAMES = Object.keys(BRAND_COLORS) as BrandColorName[];

/** `#rrggbb` in lower case. */
export type BrandColors = Record<BrandColorName, string>;

/** What staff choose about the look of the site. */
export type Brand = {
  colors: BrandColors;
  fonts: FontPairId;
  art: Art;
  /** Name of the uploaded logo (see `parseLogo`); null shows the built-in mark and the site's name. */
  logo: string | null;
};

/** The look of a new installation. */
export const BUILT_IN_BRAND: Brand = {
  colors: {
    dark: BRAND_COLORS.dark.builtIn,
    main: BRAND_COLORS.main.builtIn,
    light: BRAND_COLORS.light.builtIn,
    warm: BRAND_COLORS.warm.builtIn,
    highlight: BRAND_COLORS.highlight.builtIn,
    extra: BRAND_COLORS.extra.builtIn,
  },
  fonts: 'fraunces',
  art: BUILT_IN_ART,
  logo: null,
};

/** Whether a brand is the built-in one. */
export function isBuiltIn({ colors, fonts, art, logo }: Brand): boolean {
  const hasBuiltInPictures = logo === null && isSameArt(art, BUILT_IN_ART);
  return hasBuiltInPictures && fonts === BUILT_IN_BRAND.fonts && isSameColors(colors, BUILT_IN_BRAND.colors);
}

/** Whether all six colors are the same. */
export function isSameColors(one: BrandColors, other: BrandColors): boolean {
  return BRAND_COLOR_NAMES.every((name) => one[name] === other[name]);
}

/** The brand that visitors see, and its last save. */
export type LiveBrand = {
  brand: Brand;
  /** Raised with each save; 0 before the first. */
  version: number;
  /** ISO 8601 in UTC; null before the first save. */
  savedAt: string | null;
  savedBy: string | null;
};

/** Changes to the brand that visitors do not see yet, as the brand would be with them. */
export type BrandDraft = DraftSummary & { brand: Brand };

/** The brand with its draft; null without changes to publish. */
export type StoredBrand = LiveBrand & { draft: BrandDraft | null };

/** One save of the brand. */
export type BrandRevision = { version: number; savedBy: string; savedAt: string; brand: Brand };

/** What every page needs of a brand that is not the built-in one. */
export type SiteBrand = {
  /** Other with each look: part of the addresses of its pictures. */
  key: string;
  /** For the frame of the browser. */
  themeColor: string;
  /** Address of the font of running text; omitted for the built-in one. */
  textFont?: string | undefined;
  /** In place of the mark and the name; omitted without one. */
  logo?: SiteLogo | undefined;
};

/** A logo as pages show it. */
export type SiteLogo = { url: string; width: number; height: number };
