import { BUILT_IN_BRAND, type BrandColors } from '@tideline/domain/brand/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from './built-in.ts';
import { DEEP, ON_COLORS } from './built-in-band.ts';
import { contrastOf, luminanceOf } from './color.ts';
import { correctionsOf } from './corrections.ts';
import { type Band, CONTRAST, groundsOf, themeOf } from './theme.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);
const brandColors: fc.Arbitrary<BrandColors> = fc.record({
  dark: hex,
  main: hex,
  light: hex,
  warm: hex,
  highlight: hex,
  extra: hex,
});

const luminances = new Map<string, number>();

const TEXTS = ['ink', 'muted', 'accent', 'buoy', 'danger', 'good', 'warn'] as const;
/** Colors of code, which always stands on the abyss. */
const CODE = ['#eaf2ee', '#ffa585', '#9be3ba', '#f3d994', '#8fe0d7', '#a3c1c2', '#ffaca2'];

test('the built-in colors give the built-in theme', () => {
  const { light, dark, deep, onColors } = themeOf(BUILT_IN_BRAND.colors);
  expect(light).toEqual({ ...LIGHT.grounds, ...LIGHT.texts, ...LIGHT.art });
  expect(dark).toEqual({ ...DARK.grounds, ...DARK.texts, ...DARK.art });
  const band = { ...DEEP.grounds, ...DEEP.texts };
  expect(deep).toEqual({
    light: { ...band, paper: LIGHT.grounds.band, sunk: DEEP.sunk.light },
    dark: { ...band, paper: DARK.grounds.band, sunk: DEEP.sunk.dark },
  });
  expect(onColors).toEqual(ON_COLORS);
});

test('no text is unreadable with any of 1,000 brands', () => {
  const unreadable = fc.check(
    fc.property(brandColors, (colors) => {
      const { light, dark, deep, onColors } = themeOf(colors);
      expectReadable(light, groundsOf(light));
      expectReadable(dark, groundsOf(dark));
      expectReadable(deep.light, [...groundsOf(deep.light), light.abyss]);
      expectReadable(deep.dark, [...groundsOf(deep.dark), dark.abyss]);
      for (const abyss of [light.abyss, dark.abyss])
        for (const code of CODE) expectContrast(code, abyss, CONTRAST.text);
      for (const [name, color] of Object.entries(onColors)) {
        expectContrast(color, colors[name as keyof BrandColors], CONTRAST.text);
      }
    }),
    { numRuns: 1000, examples: EXTREMES.map((color) => [allOf(color)]) },
  );
  expect(unreadable.counterexample).toBeNull();
});

test('a color of the brand is shown as it is where it can be read', () => {
  const { light, colors } = themeOf({ ...BUILT_IN_BRAND.colors, dark: '#3b1d6e' });
  expect([light.ink, light.fill, colors.dark]).toEqual(['#3b1d6e', '#3b1d6e', '#3b1d6e']);
});

test('an unreadable color is corrected, and named', () => {
  expect(correctionsOf(BUILT_IN_BRAND.colors)).toEqual([]);
  const pale = correctionsOf({ ...BUILT_IN_BRAND.colors, dark: '#ffe45c' });
  const { light } = themeOf({ ...BUILT_IN_BRAND.colors, dark: '#ffe45c' });
  expect(pale).toContainEqual({ scheme: 'light', name: 'ink', wanted: '#ffe45c', shown: light.ink });
  expectContrast(light.ink, light.paper, CONTRAST.mostText);
});

test('a light page stays light, and a dark one dark', () => {
  fc.assert(
    fc.property(brandColors, (colors) => {
      const { light, dark } = themeOf(colors);
      for (const ground of groundsOf(light)) expect(contrastOf(lightOf(ground), 0)).toBeGreaterThan(14);
      for (const ground of groundsOf(dark)) expect(contrastOf(lightOf(ground), 1)).toBeGreaterThan(11);
    }),
  );
});

const EXTREMES = ['#000000', '#ffffff', '#ff0000', '#ffff00', '#00ff00', '#0000ff', '#808080'];

function allOf(color: string): BrandColors {
  return { dark: color, main: color, light: color, warm: color, highlight: color, extra: color };
}

function expectReadable(theme: Band, grounds: readonly string[]): void {
  for (const ground of grounds) {
    for (const name of TEXTS) expectContrast(theme[name], ground, CONTRAST.text);
    for (const name of ['focus', 'line-strong'] as const) expectContrast(theme[name], ground, CONTRAST.mark);
  }
  expectContrast(theme['on-fill'], theme.fill, CONTRAST.text);
  expectContrast(theme['on-fill'], theme['fill-hover'], CONTRAST.text);
}

function expectContrast(one: string, other: string, ratio: number): void {
  const contrast = contrastOf(lightOf(one), lightOf(other));
  if (contrast < ratio) throw new Error(`${one} on ${other}: ${contrast}`);
}

/** Remembers the luminances of a brand, whose colors are compared many times. */
function lightOf(hex: string): number {
  if (luminances.size > 1000) luminances.clear();
  const known = luminances.get(hex) ?? luminanceOf(hex);
  luminances.set(hex, known);
  return known;
}
