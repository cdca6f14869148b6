import type { Inks } from './inks.ts';
import { between, circle, type Scene, short } from './scene.ts';
import { seededRandom, swellOf, waterPath } from '../waves/wave.ts';

/** A harbor after sunset: a quay with its roofs, lamps, and their light on the water. */
export function drawHarbor({ seed, inks, width, height, frame }: Scene): string {
  const random = seededRandom(`${seed} harbor`);
  // On a card, the roofs stay below the last line of words.
  const water = frame ? frame.horizon + height * 0.08 : height * between(random, 0.34, 0.66);
  const scale = frame ? 0.55 : between(random, 0.75, 1.5) * Math.min(1, 0.45 + (0.45 * width) / height);
  const moon = frame?.disc ?? {
    x: width * between(random, 0.1, 0.9),
    y: water * between(random, 0.16, 0.52),
    r: height * between(random, 0.045, 0.16),
  };
  const hills = drawHills(seed, inks, { width, height, water, scale });
  const quay = drawQuay(random, inks.tones[2], width, water, height * 0.13 * scale, frame === undefined);
  const sea = drawSea(seed, inks, width, height, water);
  const lamps = lampsOf(random, { width, height, water, scale });
  const lights = lamps.map((lamp) => drawLamp(random, lamp, inks, water, height)).join('');
  const boat = frame || random() < 0.5 ? '' : drawBoat(random, inks, { width, height, water, scale });
  return `${circle(moon, inks.accent)}${hills}${quay}${sea}${lights}${boat}`;
}

function drawHills(seed: string, inks: Inks, { width, height, water, scale }: Shore): string {
  const rise = height * Math.min(1, scale * 1.1);
  const line = { swell: swellOf(`${seed} hills`, 1.1), layer: 0, width, segments: 40 };
  const path = waterPath({ ...line, level: water - rise * 0.07, amplitude: rise * 0.048 }, Math.ceil(water + 4));
  return `<path fill="${inks.tones[0]}" d="${path}"/>`;
}

/** Roofs of several heights along the water, some with gables, and an occasional mast or crane. */
function drawQuay(
  random: () => number,
  ink: string,
  width: number,
  water: number,
  tall: number,
  hasMasts: boolean,
): string {
  let path = '';
  let x = -width * 0.02;
  const from = random() < 0.5 ? 0 : width * between(random, 0, 0.3);
  const to = random() < 0.5 ? width * 1.05 : width * between(random, 0.7, 1);
  while (x < width * 1.02) {
    const w = tall * between(random, 0.5, 1.7);
    const h = x < from || x > to ? tall * 0.12 : tall * between(random, 0.3, 1);
    const isGabled = h > tall * 0.3 && random() < 0.45;
    const roof = isGabled ? `l${short(w / 2)} ${short(-h * 0.4)}l${short(w / 2)} ${short(h * 0.4)}` : `h${short(w)}`;
    path += `M${short(x)} ${short(water + 3)}V${short(water - h)}${roof}V${short(water + 3)}z`;
    if (hasMasts && h > tall * 0.75 && random() < 0.6) {
      const mast = tall * between(random, 0.5, 1.1);
      const [at, thick] = [x + w * between(random, 0.2, 0.8), tall * 0.045];
      path += `M${short(at)} ${short(water - h + 2)}v${short(-mast)}h${short(thick)}v${short(mast)}z`;
    }
    x += w * between(random, 0.98, 1.15);
  }
  return `<path fill="${ink}" d="${path}"/>`;
}

function drawSea(seed: string, inks: Inks, width: number, height: number, water: number): string {
  const swell = swellOf(seed, 1);
  return [0, 0.42]
    .map((part, at) => {
      const level = water + (height - water) * part;
      const line = { swell, layer: at, width, level, amplitude: at * height * 0.02, segments: 40 };
      return `<path fill="${inks.tones[at + 3]}" d="${waterPath(line, Math.ceil(height))}"/>`;
    })
    .join('');
}

type Lamp = { x: number; y: number; r: number; isAccent: boolean };
type Shore = { width: number; height: number; water: number; scale: number };

function lampsOf(random: () => number, { width, height, water, scale }: Shore): Lamp[] {
  const count = Math.max(4, Math.round((width / height) * between(random, 3.2, 5.6) * Math.min(1.25, 1 / scale)));
  return Array.from({ length: count }, (_, at) => ({
    x: (width * (at + between(random, 0.15, 0.85))) / count,
    y: water - height * scale * between(random, 0.03, 0.085),
    r: height * Math.max(0.85, scale) * between(random, 0.008, 0.015),
    isAccent: random() < 0.4,
  }));
}

/** A lamp, and its light on the water: strokes that grow wider and sparser towards the shore. */
function drawLamp(random: () => number, lamp: Lamp, inks: Inks, water: number, height: number): string {
  const ink = lamp.isAccent ? inks.accent : inks.line;
  const reach = (height - water) * between(random, 0.45, 1);
  const strokes: string[] = [];
  let y = water + lamp.r;
  while (y < water + reach) {
    const part = (y - water) / (height - water);
    const half = lamp.r * (1.1 + 3.4 * part) * between(random, 0.55, 1.25);
    const x = lamp.x + lamp.r * between(random, -1.6, 1.6) * (0.3 + part);
    const thick = lamp.r * (0.5 + 0.8 * part);
    strokes.push(
      `<rect x="${short(x - half)}" y="${short(y)}" width="${short(half * 2)}" height="${short(thick)}" rx="${short(thick / 2)}"/>`,
    );
    y += thick * between(random, 1.7, 2.6);
  }
  const post = `<path stroke="${inks.tones[3]}" stroke-width="${short(lamp.r * 0.5)}" d="M${short(lamp.x)} ${short(water)}V${short(lamp.y)}"/>`;
  return post + circle(lamp, ink) + `<g fill="${ink}" fill-opacity=".88">${strokes.join('')}</g>`;
}

/** A moored boat in front, sometimes cut by the edge. */
function drawBoat(random: () => number, inks: Inks, { width, height, water, scale }: Shore): string {
  const [x, y] = [width * between(random, 0.08, 0.92), water + (height - water) * between(random, 0.4, 0.72)];
  const size = height * 0.2 * scale * between(random, 0.8, 1.3);
  const turn = random() < 0.5 ? -1 : 1;
  const mast = size * between(random, 1.1, 1.7);
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(turn)} 1)">` +
    `<path fill="${inks.tones[2]}" d="M${short(-size)} 0h${short(size * 2)}q${short(-size * 0.12)} ${short(size * 0.34)} ${short(-size * 0.5)} ${short(size * 0.36)}h${short(-size)}z"/>` +
    `<path fill="${inks.tones[2]}" d="M${short(-size * 0.1)} 1v${short(-mast)}h${short(size * 0.05)}v${short(mast)}z"/>` +
    `<path fill="${inks.line}" d="M${short(size * 0.04)} ${short(-size * 0.16)}V${short(-mast * 0.94)}l${short(size * 0.62)} ${short(mast * 0.78)}z"/>` +
    `<path fill="${inks.accent}" d="M${short(-size * 0.14)} ${short(-size * 0.16)}V${short(-mast * 0.7)}l${short(-size * 0.42)} ${short(mast * 0.54)}z"/></g>`
  );
}
