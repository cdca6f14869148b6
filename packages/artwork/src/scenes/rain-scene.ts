import type { Inks } from './inks.ts';
import { between, circle, type Scene, short } from './scene.ts';
import { seededRandom, swellOf, waterPath } from '../waves/wave.ts';

type Drop = { x: number; y: number; r: number; rings: number };

/** Rain on water, seen from the shore or from above: rings that overlap. */
export function drawRain({ seed, inks, width, height, frame }: Scene): string {
  const random = seededRandom(`${seed} rain`);
  const isFromAbove = !frame && random() < 0.45;
  const horizon = frame?.horizon ?? (isFromAbove ? -0.1 * height : height * between(random, 0.14, 0.46));
  const flatness = isFromAbove ? 1 : between(random, 0.3, 0.44);
  const drops = dropsOf(random, { width, height, horizon, isFromAbove, isCard: frame !== undefined });
  const rings = drops.map((drop, at) => drawRings(drop, inks, flatness, height, at === 0)).join('');
  const streaks = isFromAbove || frame ? '' : drawStreaks(random, inks.tones[1], width, horizon);
  const moon = frame ? drawHalo(frame.disc, inks) : '';
  return `${streaks}${moon}${drawWater(seed, inks, width, height, horizon)}${rings}`;
}

/** Water in three tones, with almost straight edges. */
function drawWater(seed: string, inks: Inks, width: number, height: number, horizon: number): string {
  const swell = swellOf(seed, 0.8);
  return [0, 0.3, 0.66]
    .map((part, at) => {
      const level = horizon + (height - horizon) * part;
      const line = { swell, layer: at * 1.3, width, level, amplitude: height * 0.02 * (at + 0.5), segments: 40 };
      return `<path fill="${inks.tones[at + 1]}" d="${waterPath(line, Math.ceil(height))}"/>`;
    })
    .join('');
}

type Water = { width: number; height: number; horizon: number; isFromAbove: boolean; isCard: boolean };

/** One large drop, and smaller ones away from the centers of others. */
function dropsOf(random: () => number, { width, height, horizon, isFromAbove, isCard }: Water): Drop[] {
  const top = Math.max(horizon, 0);
  const wanted = isCard
    ? 8
    : isFromAbove
      ? Math.round((width / height) * between(random, 4.5, 8))
      : 5 + Math.floor(random() * 5);
  const drops: Drop[] = [];
  for (let tries = 0; drops.length < wanted && tries < 60; tries += 1) {
    const part = between(random, isFromAbove ? 0.02 : 0.12, 0.98);
    const near = isFromAbove ? between(random, 0.4, 1) : 0.25 + 0.75 * part;
    const size = drops.length === 0 ? between(random, 0.4, 0.66) : between(random, 0.1, 0.3);
    const drop = {
      x: width * between(random, 0.04, 0.96),
      y: top + (height - top) * part,
      r: (isCard ? 0.6 : 1) * height * size * near,
      rings: drops.length === 0 ? 7 : 2 + Math.floor(random() * 3),
    };
    const isFree = drops.every(({ x, y, r }) => Math.hypot(x - drop.x, y - drop.y) > 0.68 * (r + drop.r));
    if (isFree) drops.push(drop);
  }
  return drops;
}

/** Rings that get thinner outwards, each with a dark side. */
function drawRings({ x, y, r, rings }: Drop, inks: Inks, flatness: number, height: number, isFirst: boolean): string {
  const parts = Array.from({ length: rings }, (_, at) => {
    const share = ((at + 1) / rings) ** 0.86;
    const thick = Math.min(height / 62, Math.max(height / 330, (r / rings) * (0.34 - 0.2 * share)));
    const ring = (grown: number, ink: string, strokeWidth: number) =>
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * share + grown)}" ry="${short((r * share + grown) * flatness)}" ` +
      `stroke="${ink}" stroke-width="${short(strokeWidth)}"/>`;
    return ring(-thick * 1.25, inks.tones[4], thick * 0.8) + ring(0, inks.line, thick);
  });
  const size = isFirst ? Math.min(height / 26, Math.max(height / 50, r * 0.09)) : height / 100;
  const core = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size)}" ry="${short(size * Math.max(0.6, flatness))}" fill="${isFirst ? inks.accent : inks.line}"/>`;
  return `<g fill="none">${parts.join('')}</g>${core}`;
}

/** Falling rain above the water. */
function drawStreaks(random: () => number, ink: string, width: number, horizon: number): string {
  const slant = between(random, -0.22, 0.22);
  const count = Math.round(width / 22);
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const x = (width * (at + random())) / count;
    const length = horizon * between(random, 0.14, 0.5);
    const y = between(random, -0.2, 1) * horizon;
    path += `M${short(x)} ${short(y)}l${short(length * slant)} ${short(length)}`;
  }
  return `<path fill="none" stroke="${ink}" stroke-width="${short(width / 420)}" stroke-linecap="round" d="${path}"/>`;
}

/** A sun behind rain: rings instead of a disc. */
function drawHalo({ x, y, r }: { x: number; y: number; r: number }, inks: Inks): string {
  return [1, 0.72, 0.44]
    .map((share, at) => circle({ x, y, r: r * share }, at % 2 === 0 ? inks.accent : inks.ground))
    .join('');
}
