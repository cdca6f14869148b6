import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LEAST_CONTRAST = 1.6;

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const sea = readFileSync(new URL('../../features/home/hero-sea.tsx', import.meta.url), 'utf8');

/** The value of a token in the dark theme. */
function darkToken(name: string): string {
  const dark = css.slice(css.indexOf('@variant dark', css.indexOf('\n:root {')));
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(dark)?.[1];
  if (value === undefined) throw new Error(`There is no --${name}`);
  return value;
}

test.each(['paper', 'tint', 'abyss', 'band'])('the lines of a wave divider are visible in the dark on --%s', (name) => {
  expect(contrast(darkToken('edge-line'), darkToken(name))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test('the lines between the bands of the hero sea are visible in the dark', () => {
  const opacity = Number(/strokeOpacity=\{([\d.]+)\}/.exec(sea)?.[1]);
  for (const name of ['sea-2', 'sea-3', 'sea-4', 'sea-5', 'sea-6']) {
    const band = darkToken(name);
    const drawn = mix(darkToken('sea-line'), band, opacity);
    expect(contrast(drawn, band)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
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
