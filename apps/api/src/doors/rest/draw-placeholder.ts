import { swellOf, waterPath, wavePath } from '@tideline/artwork/waves/wave';

const COLOURS = { sky: '#dfece8', far: '#b9d2d2', near: '#6fa0a5', deep: '#0b5f69', line: '#f6f7f3' };

/** The level of each wave line, as a fraction of the height from the top. */
const SEA = [
  { colour: COLOURS.far, level: 0.52 },
  { colour: COLOURS.near, level: 0.66 },
  { colour: COLOURS.deep, level: 0.8 },
];
const TIDE_LEVEL = 0.4;

/** The internal width: the wave generator uses whole numbers, which are too coarse for pictures of a few pixels. */
const DRAWN_WIDTH = 1200;

/** A calm sea in three layers below the tide line, `width` by `height` pixels, as SVG. Deterministic. */
export function drawPlaceholder(width: number, height: number): string {
  const drawnHeight = Math.max(1, Math.round((DRAWN_WIDTH * height) / width));
  const swell = swellOf('placeholder', 2.4);
  const amplitude = Math.min(drawnHeight * 0.07, DRAWN_WIDTH / 20);
  const base = { swell, width: DRAWN_WIDTH, amplitude, segments: 18 };
  const layers = SEA.map(({ colour, level }, at) => {
    const water = waterPath({ ...base, layer: at * 1.1, level: drawnHeight * level }, drawnHeight);
    return `<path fill="${colour}" d="${water}"/>`;
  });
  const tide = wavePath({ ...base, layer: -0.8, level: drawnHeight * TIDE_LEVEL });
  const stroke = Math.max(1, Math.round(Math.min(DRAWN_WIDTH, drawnHeight) / 150));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${DRAWN_WIDTH} ${drawnHeight}" preserveAspectRatio="none">` +
    `<path fill="${COLOURS.sky}" d="M0 0h${DRAWN_WIDTH}v${drawnHeight}H0z"/>` +
    `<path fill="none" stroke="${COLOURS.line}" stroke-width="${stroke}" d="${tide}"/>${layers.join('')}</svg>`
  );
}
