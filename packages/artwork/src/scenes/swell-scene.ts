import { between, circle, type Disc, type Scene } from './scene.ts';
import { seededRandom, swellOf, waterPath, wavePath } from '../waves/wave.ts';

/** Where the two fine lines run between two crests. */
const FINE_LINES = [0.36, 0.7];

/** A sun over layered water. Horizon, size of the sun, length of the waves and depth of the sea vary. */
export function drawSwell({ seed, inks, width, height, frame }: Scene): string {
  const random = seededRandom(`${seed} swell`);
  const horizon = frame?.horizon ?? height * between(random, 0.2, 0.68);
  const swell = swellOf(seed, between(random, 0.7, 2.3) * Math.max(0.7, width / height / 1.5));
  const steepness = between(random, 0.9, 1.7);
  const disc = frame?.disc ?? placeSun(random, width, height, horizon);
  const drift = between(random, 0.7, 1.5);
  const levels = inks.tones.map((_, at) => horizon + (height - horizon) * (at / inks.tones.length) ** steepness);

  const bands = inks.tones.map((ink, at) => {
    const level = levels[at] ?? height;
    const depth = at / inks.tones.length;
    const amplitude = height * (0.02 + 0.055 * depth) * (frame ? 0.75 : 1);
    const line = { swell, width, amplitude, segments: 64 };
    const water = `<path fill="${ink}" d="${waterPath({ ...line, layer: at * drift, level }, Math.ceil(height))}"/>`;
    const below = levels[at + 1] ?? height * 1.04;
    const fine = FINE_LINES.map((part) =>
      wavePath({ ...line, layer: (at + part) * drift, level: level + (below - level) * part }),
    );
    const opacity = 0.22 + 0.3 * depth;
    return `${water}<path fill="none" stroke="${inks.line}" stroke-opacity="${opacity.toFixed(2)}" d="${fine.join('')}"/>`;
  });
  return circle(disc, inks.accent) + `<g stroke-width="${height / 320}">${bands.join('')}</g>`;
}

/** High and small, low and large, or half set. */
function placeSun(random: () => number, width: number, height: number, horizon: number): Disc {
  const r = height * between(random, 0.11, 0.34);
  const x = width * between(random, 0.12, 0.88);
  const rise = between(random, -0.25, 1.3);
  return { x, y: Math.max(r * 0.35, horizon - r * rise), r };
}
