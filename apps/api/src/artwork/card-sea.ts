import { CARD_SIZE } from '@tideline/domain/picture/social-card';
import { swellOf, waterPath, wavePath } from '@tideline/domain/waves/wave';
import { inksOf } from '@tideline/domain/waves/wave-print';

const { width, height } = CARD_SIZE;

/** From the horizon to the bottom of the card. */
const BANDS = [
  { level: 428, amplitude: 13 },
  { level: 450, amplitude: 18 },
  { level: 476, amplitude: 22 },
  { level: 508, amplitude: 24 },
  { level: 548, amplitude: 22 },
];
/** How much the waves differ from one band to the next. */
const LAYER_STEP = 1.15;
const FINE_LINES = [0.38, 0.72];

/** The background of a card as an SVG document: sky, disc and the sea of the seed. */
export function drawCardSea(seed: string): string {
  const inks = inksOf(seed);
  const swell = swellOf(seed, 1.9);
  const bands = BANDS.map(({ level, amplitude }, at) => {
    const line = { swell, width, amplitude, segments: 22 };
    const layer = at * LAYER_STEP;
    const below = BANDS[at + 1];
    const water = `<path fill="${inks.water[at]}" d="${waterPath({ ...line, layer, level }, height)}"/>`;
    if (!below) return water;
    const fine = FINE_LINES.map((part) => {
      const d = wavePath({ ...line, layer: layer + part * LAYER_STEP, level: level + (below.level - level) * part });
      return `<path fill="none" stroke="${inks.crest}" stroke-opacity=".34" stroke-width="1.5" d="${d}"/>`;
    });
    return water + fine.join('');
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${inks.sky}" d="M0 0h${width}v${height}H0z"/>` +
    `<circle cx="1046" cy="404" r="112" fill="${inks.disc}"/>${bands.join('')}</svg>`
  );
}

/** The colours of words over the sky and over the lowest band of water. */
export function cardWordColours(seed: string): { onSky: string; onWater: string } {
  const { sky, water } = inksOf(seed);
  return { onSky: readableOn(sky), onWater: readableOn(water.at(-1) ?? sky) };
}

const DARK = '#0a2a34';
const LIGHT = '#f6f7f3';

function readableOn(background: string): string {
  const [red = 0, green = 0, blue = 0] = (background.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Above this luminance dark text has the higher contrast. Source: WCAG 2.2, relative luminance.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? DARK : LIGHT;
}
