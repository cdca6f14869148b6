import type { ArtFamily } from '@tideline/domain/brand/art';
import type { FontPairId } from '@tideline/domain/brand/font-pair';
import { type Brand, type BrandColors, BUILT_IN_BRAND, isSameColors } from '@tideline/domain/brand/brand';

/** A finished look. */
export type Look = { id: string; name: string; words: string; colors: BrandColors; fonts: FontPairId; art: ArtFamily };

/** The finished looks; the first one is built in. */
export const LOOKS: readonly Look[] = [
  {
    id: 'coast',
    name: 'Coast',
    words: 'Deep water, sand and a coral sun',
    colors: BUILT_IN_BRAND.colors,
    fonts: 'fraunces',
    art: 'coast',
  },
  {
    id: 'studio',
    name: 'Studio',
    words: 'Ink and ultramarine with a red sun',
    colors: {
      dark: '#14173d',
      main: '#2d4bd8',
      light: '#a9bcff',
      warm: '#ffd84d',
      highlight: '#ff5a5f',
      extra: '#1f8a70',
    },
    fonts: 'bricolage',
    art: 'shapes',
  },
  {
    id: 'orchard',
    name: 'Orchard',
    words: 'Leaf green, cream and ripe plum',
    colors: {
      dark: '#1d2b1c',
      main: '#3d7a3a',
      light: '#b5d99c',
      warm: '#f2d98d',
      highlight: '#a8325e',
      extra: '#c77b30',
    },
    fonts: 'lora',
    art: 'relief',
  },
  {
    id: 'clay',
    name: 'Clay',
    words: 'Terracotta, rose and dark brown',
    colors: {
      dark: '#38201a',
      main: '#a4472f',
      light: '#f0b8a0',
      warm: '#f3d9a4',
      highlight: '#d97706',
      extra: '#5b7065',
    },
    fonts: 'fraunces',
    art: 'waves',
  },
];

/** Whether a brand is this look, with any seed of its drawings. */
export function isLook({ colors, fonts, art }: Look, brand: Pick<Brand, 'colors' | 'fonts' | 'art'>): boolean {
  return fonts === brand.fonts && art === brand.art.family && isSameColors(colors, brand.colors);
}
