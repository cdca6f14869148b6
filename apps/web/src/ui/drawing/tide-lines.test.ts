import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LEAST_CONTRAST = 1.6;

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const sea = readFileSync(new URL('../../features/home/hero-sea.tsx', import.meta.url), 'utf8');

/** The value of a token in the dark theme, on the page or in a band under the tide line. */
function darkToken(block: string, name: string): string {
  const dark = css.slice(css.indexOf('@variant dark', css.indexOf(`\n${block} {`)));
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(dark)?.[1];
  if (value === undefined) throw new Error(`${block} has no --${name}`);
  return value;
}

test.each([
  [':root', 'paper'],
  [':root', 'tint'],
  [':root', 'abyss'],
  ['.deep', 'paper'],
])('the lines of a wave divider are visible in the dark on %s --%s', (block, name) => {
  expect(contrast(darkToken(':root', 'tide-line'), darkToken(block, name))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test('the lines between the bands of the hero sea are visible in the dark', () => {
  const bands = [...sea.matchAll(/dark:fill-\[(#[0-9a-f]{6})\]/g)].map(([, ink = '']) => ink).slice(1, 6);
  const line = /dark:stroke-\[(#[0-9a-f]{6})\]/.exec(sea)?.[1] ?? '';
  const opacity = Number(/strokeOpacity=\{([\d.]+)\}/.exec(sea)?.[1]);
  expect(bands).toHaveLength(5);
  for (const band of bands) expect(contrast(mix(line, band, opacity), band)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

function channels(colour: string): number[] {
  return (colour.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}

function mix(over: string, under: string, opacity: number): string {
  const below = channels(under);
  const mixed = channels(over).map((value, at) => value * opacity + (below[at] ?? 0) * (1 - opacity));
  return `#${mixed
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Source: WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
