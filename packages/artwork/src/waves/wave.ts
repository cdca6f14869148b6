/** A random generator of numbers in [0, 1), determined by its seed (mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Harmonic = { turns: number; phase: number; drift: number; weight: number };

/** A shape of water: `height(x, layer)` is in [-1, 1] for x from 0 (left) to 1 (right); near layers look related. */
export type Swell = { height: (x: number, layer: number) => number; slope: (x: number, layer: number) => number };

/** For each sine wave: its periods per crest, and its weight. */
const HARMONICS = {
  sea: [
    [1, 0.76],
    [1.9, 0.2],
    [3.3, 0.04],
  ],
  /** For small lines: nothing shorter than a crest, which would look like a kink. */
  glyph: [
    [1, 0.82],
    [0.45, 0.18],
  ],
} as const;

/** The page editor marks texts with them, and a text can be a seed. */
const INVISIBLE = /[\u2061-\u2064]/g;

/** The swell of a seed: a few sine waves of falling weight. About `crests` waves fit the width. */
export function swellOf(seed: string, crests = 2.2, kind: keyof typeof HARMONICS = 'sea'): Swell {
  const random = seededRandom(seed.replaceAll(INVISIBLE, ''));
  const harmonics = HARMONICS[kind].map(([ratio, weight], at): Harmonic => {
    const turns = crests * ratio * (0.8 + random() * 0.4);
    return {
      turns: 2 * Math.PI * turns,
      phase: random() * 2 * Math.PI,
      drift: (random() - 0.5) * (0.9 + at * 0.5),
      weight,
    };
  });
  return {
    height: (x, layer) => harmonics.reduce((sum, wave) => sum + wave.weight * Math.sin(angle(wave, x, layer)), 0),
    slope: (x, layer) =>
      harmonics.reduce((sum, wave) => sum + wave.weight * wave.turns * Math.cos(angle(wave, x, layer)), 0),
  };
}

function angle({ turns, phase, drift }: Harmonic, x: number, layer: number): number {
  return turns * x + phase + drift * layer;
}

/** A line of water in a drawing. */
export type WaveLine = {
  swell: Swell;
  layer: number;
  /** Size of the drawing, in its own units. */
  width: number;
  /** Height of still water, downwards from the top. */
  level: number;
  amplitude: number;
  /** The number of curves; about eight per crest look exact. */
  segments: number;
};

/** The line as SVG path data: whole-numbered relative curves, so that a wave costs about 150 bytes of a page. */
export function wavePath({ swell, layer, width, level, amplitude, segments }: WaveLine): string {
  const step = width / segments;
  function y(at: number) {
    return level - amplitude * swell.height(at / segments, layer);
  }
  /** The curve's rise over a third of a step, which gives a cubic curve the right slope at both ends. */
  function third(at: number) {
    return (-amplitude * swell.slope(at / segments, layer)) / segments / 3;
  }
  let [x0, y0] = [0, Math.round(y(0))];
  let path = `M0 ${y0}c${pair(step / 3, third(0))} `;
  for (let at = 1; at <= segments; at += 1) {
    const [x1, y1] = [Math.round(at * step), Math.round(y(at))];
    if (at > 1) path += 's';
    path += `${pair(at * step - step / 3 - x0, y(at) - third(at) - y0)} ${pair(x1 - x0, y1 - y0)}`;
    [x0, y0] = [x1, y1];
  }
  return path;
}

/** The water below the line, down to `floor`. */
export function waterPath(line: WaveLine, floor: number): string {
  return `${wavePath(line)}V${floor}H0z`;
}

function pair(x: number, y: number): string {
  const [dx, dy] = [Math.round(x), Math.round(y)];
  return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
}
