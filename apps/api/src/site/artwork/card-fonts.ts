import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontPairId } from '@tideline/domain/brand/font-pair';
import type { Font } from 'satori';

/** The files of each pair, by name. satori reads no variable fonts. Vite needs whole names. */
const FILES = {
  fraunces: {
    Title: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
    'Title Ext': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff2'),
    Vietnamese: import.meta.resolve('@fontsource/fraunces/files/fraunces-vietnamese-400-normal.woff2'),
    Text: import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff2'),
    'Text Ext': import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff2'),
  },
  bricolage: {
    Title: import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff2'),
    'Title Ext': import.meta
      .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff2'),
    Vietnamese: import.meta
      .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-400-normal.woff2'),
    Text: import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
    'Text Ext': import.meta.resolve('@fontsource/inter/files/inter-latin-ext-500-normal.woff2'),
  },
  lora: {
    Title: import.meta.resolve('@fontsource/lora/files/lora-latin-400-normal.woff2'),
    'Title Ext': import.meta.resolve('@fontsource/lora/files/lora-latin-ext-400-normal.woff2'),
    Vietnamese: import.meta.resolve('@fontsource/lora/files/lora-vietnamese-400-normal.woff2'),
    Text: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-500-normal.woff2'),
    'Text Ext': import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-500-normal.woff2'),
  },
} as const satisfies Record<FontPairId, Record<string, string>>;

/** The fonts of a pair, in the order in which they are searched for a letter. */
export const CARD_FONTS = { title: 'Title, Title Ext, Vietnamese', text: 'Text, Text Ext, Vietnamese' } as const;

const loaded = new Map<FontPairId, Promise<Font[]>>();

/** Reads the fonts of a pair once, for its first card. */
export function loadCardFonts(pair: FontPairId): Promise<Font[]> {
  const known = loaded.get(pair);
  if (known) return known;
  const fonts = Promise.all(
    Object.entries(FILES[pair]).map(async ([name, file]): Promise<Font> => {
      const data = await readFile(fileURLToPath(file));
      return { name, data, weight: 400, style: 'normal' };
    }),
  );
  loaded.set(pair, fonts);
  return fonts;
}
