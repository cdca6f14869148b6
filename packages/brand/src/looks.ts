import type { FontPairId } from '@tideline/domain/brand/font-pair';
import { type BrandColors, BUILT_IN_BRAND } from '@tideline/domain/brand/brand';

/** A finished look. */
export type Look = { id: string; name: string; words: string; colors: BrandColors; fonts: FontPairId };

/** The finished looks; the first one is built in. */
export const LOOKS: readonly Look[] = [
  {
    id: 'coast',
    name: 'Coast',
    words: 'Deep water, sand and a coral sun',
    colors: BUILT_IN_BRAND.colors,
    fonts: 'fraunces',
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
  },
];
