/**
 * `node apps/web/scripts/cut-fonts.ts`: the fonts of the site (src/fonts). Each comes in two files: the basic one has the
 * characters of English text; the browser fetches the other only for a page with accents or rare signs. Fraunces is cut
 * at the two sizes and weights that are used: the variable font is twice as large as both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './sfnt-tables.ts';

const require = createRequire(import.meta.url);
const FRAUNCES = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
const UPRIGHT = require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
const ITALIC = require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2');

type Cut = { source: string; variationAxes?: Record<string, number> };

/** Fraunces sharp for display sizes, sturdy for titles. `styles/fonts.css` and `styles/base.css` name the same weights. */
const CUTS: Record<string, Cut> = {
  'fraunces-display': { source: FRAUNCES, variationAxes: { opsz: 76, wght: 390 } },
  'fraunces-title': { source: FRAUNCES, variationAxes: { opsz: 40, wght: 480 } },
  'instrument-sans': { source: UPRIGHT },
  'instrument-sans-italic': { source: ITALIC },
};

/** ASCII but for signs that texts rarely have, no-break space, © · – — ‘ ’ “ ” • … ‹ › */
const BASIC =
  'U+20-22, U+24-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A';
/** Accents, # < = > [ \ ] ^ _ ` { | } ~ and rare signs: the rest of the fonts, as the `unicode-range` in the style sheet. */
export const EXTRA =
  'U+23, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2038, U+203B-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** What English text uses of the basic file: ligatures, kerning, digits of equal width. */
const FEATURES = ['liga', 'kern', 'tnum'];
/** What browsers do without in it: the names of the weights, the kinds of glyphs, and widths, which the glyphs have too. */
const UNUSED_TABLES = ['STAT', 'GDEF', 'HVAR'];

/** The folder of the fonts. */
export const FONTS_DIR = fileURLToPath(new URL('../src/fonts/', import.meta.url));

/** Each file of the folder with its bytes. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { source, ...axes }] of Object.entries(CUTS)) {
    const whole = readFileSync(source);
    const font = axes.variationAxes ? whole : await withOneKerning(whole);
    const options = { targetFormat: 'woff2', ...axes } as const;
    const fewer = { ...options, keepFeatures: FEATURES, dropTables: UNUSED_TABLES };
    files.set(`${name}.woff2`, await subsetFont(font, toText(BASIC), fewer));
    files.set(`${name}-extra.woff2`, await subsetFont(font, toText(EXTRA), options));
  }
  return files;
}

/**
 * The variable font with the kerning of its regular weight in all weights. Kerning that varies with the weight is half of the
 * file: with it, the response is larger than the first window of a TCP connection (14.4 kB with its headers).
 */
async function withOneKerning(font: Buffer): Promise<Buffer> {
  const whole = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  const tables = readTables(await subsetFont(font, undefined, whole));
  const regular = readTables(await subsetFont(font, undefined, { ...whole, variationAxes: { wght: 400 } }));
  const positions = [...regular].filter(([name]) => name === 'GPOS' || name === 'GDEF');
  return writeTables(new Map([...tables, ...positions]));
}

/** Every character of a `unicode-range`. */
function toText(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, bytes] of await cutFonts()) {
    writeFileSync(FONTS_DIR + file, bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
