import { between, circle, type Scene, short } from './scene.ts';
import { seededRandom } from '../waves/wave.ts';

/** The length of a tile's sides in its own units. */
const TILE = 10;

/** What a tile can show, in two inks: `b` is that of its ground. */
const TILES: readonly ((a: string, b: string) => string)[] = [
  (a) => path(a, 'M0 0h10a10 10 0 0 1-10 10z'),
  (a, b) => path(a, 'M0 0h10a10 10 0 0 1-10 10z') + path(b, 'M0 0h5a5 5 0 0 1-5 5z'),
  (a) => path(a, 'M0 0h10a5 5 0 0 1-10 0z'),
  (a) => path(a, 'M0 0h10a5 5 0 0 1-10 0zM0 5h10a5 5 0 0 1-10 0z'),
  (a, b) => circle({ x: 5, y: 5, r: 5 }, a) + circle({ x: 5, y: 5, r: 2.2 }, b),
  (a) => circle({ x: 5, y: 5, r: 3.6 }, a),
  (a) => path(a, 'M0 0h10L0 10z'),
  (a) => path(a, 'M0 1h10v1.6H0zM0 4.2h10v1.6H0zM0 7.4h10v1.6H0z'),
  (a) => path(a, 'M0 0a10 10 0 0 1 10 10a10 10 0 0 1-10-10z'),
  (a) => path(a, 'M0 0h5v10H0z'),
  () => '',
];
/** Tiles of these numbers may be printed in the accent. */
const ACCENTED = [0, 2, 4, 5, 8];

/** A field of tiles with discs, arcs and stripes: light above, dark below. It shows nothing in particular. */
export function drawShapes({ seed, inks, width, height, frame }: Scene): string {
  const random = seededRandom(`${seed} shapes`);
  const top = frame?.horizon ?? 0;
  const rows = frame ? 3 : 2 + Math.floor(random() * 4);
  const side = (height - top) / rows;
  const columns = Math.ceil(width / side);
  // The last column is cut on either side.
  const left = (width - columns * side) / 2;
  const shades = [inks.ground, ...inks.tones];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];

  let tiles = '';
  for (let at = 0; at < rows * columns; at += 1) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const depth = ((row + 0.5) / rows) * (shades.length - 1) + between(random, -1.6, 1.6);
    const shade = Math.min(shades.length - 1, Math.max(0, Math.round(depth)));
    const ground = shades[shade] ?? inks.ground;
    const isAccented = random() < 0.16;
    const draw = TILES[isAccented ? (pick(ACCENTED) ?? 0) : Math.floor(random() * TILES.length)];
    const steps = random() < 0.5 ? [-2, -1, 1, 2] : [-1, 1];
    const ink = isAccented ? inks.accent : (shades[shade + (pick(steps) ?? 1)] ?? inks.line);
    const turn = Math.floor(random() * 4) * 90;
    const shape = draw?.(ink, ground) ?? '';
    // Its ground reaches below the next tiles, or what is behind would show between them.
    tiles +=
      `<g transform="translate(${short(left + column * side)} ${short(top + row * side)}) scale(${(side / TILE).toFixed(3)})">` +
      `${path(ground, 'M0 0h10.1v10.1H0z')}${turn === 0 ? shape : `<g transform="rotate(${turn} 5 5)">${shape}</g>`}</g>`;
  }
  return (frame ? rings(frame.disc, inks.accent, inks.ground) : '') + tiles;
}

/** A target, in place of a sun. */
function rings({ x, y, r }: { x: number; y: number; r: number }, ink: string, ground: string): string {
  return [1, 0.7, 0.4].map((share, at) => circle({ x, y, r: r * share }, at === 1 ? ground : ink)).join('');
}

function path(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}
