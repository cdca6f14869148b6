import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';

/** The site's fonts, in the order in which they are searched for a letter. */
export const CARD_FONTS = {
  title: 'Fraunces, Fraunces Ext, Fraunces Vietnamese',
  text: 'Instrument Sans, Instrument Sans Ext, Fraunces Vietnamese',
} as const;

const FILES = {
  Fraunces: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  'Fraunces Ext': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2'),
  'Fraunces Vietnamese': import.meta.resolve('@fontsource/fraunces/files/fraunces-vietnamese-400-normal.woff2'),
  'Instrument Sans': import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
  'Instrument Sans Ext': import.meta
    .resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2'),
};

let fonts: Promise<Font[]> | null = null;

/** Reads the fonts once, for the first card. */
export function loadCardFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]): Promise<Font> => {
      const data = await readFile(fileURLToPath(file));
      return { name, data, weight: 400, style: 'normal' };
    }),
  );
  return fonts;
}
