import type { BrandColors } from '@tideline/domain/brand/brand';
import { DARK, LIGHT, type TextName } from './built-in.ts';
import { recolorFor } from './recolor.ts';
import { STATES, TEXT_NAMES, themeOf } from './theme.ts';

/** A color that is not shown as computed, so that it can be read. */
export type Correction = { scheme: 'light' | 'dark'; name: TextName; wanted: string; shown: string };

/** The texts whose colors were corrected. */
export function correctionsOf(colors: BrandColors): Correction[] {
  const paint = recolorFor(colors);
  const { light, dark } = themeOf(colors);
  const schemes = [
    { scheme: 'light', texts: LIGHT.texts, theme: light },
    { scheme: 'dark', texts: DARK.texts, theme: dark },
  ] as const;
  return schemes.flatMap(({ scheme, texts, theme }) =>
    TEXT_NAMES.filter((name) => !STATES.has(name)).flatMap((name): Correction[] => {
      const [wanted, shown] = [paint(texts[name]), theme[name]];
      return wanted === shown ? [] : [{ scheme, name, wanted, shown }];
    }),
  );
}
