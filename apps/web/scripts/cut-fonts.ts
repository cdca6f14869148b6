/**
 * `node apps/web/scripts/cut-fonts.ts`: the two cuts of Fraunces that the site sets, each as a font of its own
 * (src/fonts). The variable font holds every size and weight in between and is twice as large as both together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Sharp for display sizes, sturdy for titles. `styles/fonts.css` and `styles/base.css` name the same weights. */
const CUTS = {
  'fraunces-display': { opsz: 76, wght: 390 },
  'fraunces-title': { opsz: 40, wght: 480 },
};

const require = createRequire(import.meta.url);
const font = readFileSync(require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'));
for (const [name, variationAxes] of Object.entries(CUTS)) {
  const cut = await subsetFont(font, '', { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes });
  writeFileSync(fileURLToPath(new URL(`../src/fonts/${name}.woff2`, import.meta.url)), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} kB`);
}
