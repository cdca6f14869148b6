import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts, EXTRA, FONTS_DIR } from './cut-fonts.ts';

test('the fonts of the site are those that the script writes (else: node apps/web/scripts/cut-fonts.ts)', async () => {
  const files = await cutFonts();
  const found = readdirSync(FONTS_DIR).filter((file) => file.endsWith('.woff2'));
  expect(found).toEqual([...files.keys()].toSorted());
  expect(found.filter((file) => !files.get(file)?.equals(readFileSync(FONTS_DIR + file)))).toEqual([]);
});

test('the style sheet asks for a file of extra characters exactly for those that it has', () => {
  const sheet = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const ranges = [...sheet.matchAll(/-extra\.woff2[^}]*unicode-range:\s*([^;]+);/g)];
  expect(ranges.map(([, range]) => range?.replaceAll(/\s+/g, ' '))).toEqual(Array<string>(4).fill(EXTRA));
});
