import { type Field, isolines, sampleField } from './isolines.ts';
import { between, circle, type Disc, type Scene, short } from './scene.ts';
import { seededRandom, swellOf, waterPath } from '../waves/wave.ts';

/** Heights at which a new tone begins, and those of the lines between them. */
const TONE_LEVELS = [0.12, 0.3, 0.48, 0.66, 0.84];
const LINE_LEVELS = [0.03, 0.06, 0.09, 0.18, 0.24, 0.36, 0.42, 0.54, 0.6, 0.72, 0.78, 0.9, 0.97, 1.05, 1.14];

/** A contour chart: shoals and islands with their lines of equal height, a course and its mark. */
export function drawChart({ seed, inks, width, height, frame }: Scene): string {
  const random = seededRandom(`${seed} chart`);
  const top = frame?.horizon ?? 0;
  const land = levelled(landOf(random, width, height, top), width, height, top);
  const grid = sampleField(land, width, height, height / 28);
  const tones = TONE_LEVELS.map((level, at) => {
    const isShore = at === 2;
    return `<path fill="${inks.tones[at]}" stroke-width="${short(height / (isShore ? 170 : 260))}" d="${isolines(grid, level)}"/>`;
  });
  const lines = LINE_LEVELS.map((level) => isolines(grid, level)).join('');
  const disc = frame?.disc ?? {
    x: width * between(random, 0.14, 0.86),
    y: height * between(random, 0.18, 0.82),
    r: height * between(random, 0.035, 0.075),
  };
  const contours =
    `<g stroke="${inks.line}" stroke-opacity=".8" fill-rule="evenodd">${tones.join('')}` +
    `<path fill="none" stroke-width="${short(height / 480)}" stroke-opacity=".5" d="${lines}"/></g>`;
  if (!frame) return meridians(random, inks.line, width, height) + contours + mark(random, inks, disc, width, height);
  const shore = waterPath(
    { swell: swellOf(seed, 1.4), layer: 0, width, level: frame.horizon, amplitude: height * 0.012, segments: 48 },
    Math.ceil(height),
  );
  return (
    `<clipPath id="shore"><path d="${shore}"/></clipPath><g clip-path="url(#shore)">` +
    `<path fill="${inks.tones[1]}" d="${shore}"/>${contours}</g>${rose(disc, inks.accent, inks.ground)}`
  );
}

/** Shifts the field so that half of the sheet lies below the third tone and the highest place above the last one. */
function levelled(field: Field, width: number, height: number, top: number): Field {
  const steps = Array.from({ length: 25 }, (_, at) => at / 24);
  const found = steps
    .flatMap((y) => steps.map((x) => field(x * width, top + y * (height - top))))
    .toSorted((a, b) => a - b);
  const [middle = 0, highest = 1] = [found[Math.floor(found.length * 0.55)], found.at(-1)];
  return (x, y) => 0.34 + (0.86 * (field(x, y) - middle)) / (highest - middle);
}

/** Four to six hills of several sizes, on a slope whose direction the seed determines. */
function landOf(random: () => number, width: number, height: number, top: number): Field {
  const span = height - top;
  const hills = Array.from({ length: 4 + Math.floor(random() * 3) }, (_, at) => ({
    x: width * between(random, -0.05, 1.05),
    y: top + span * between(random, -0.05, 1.05),
    rise: (at === 0 ? 1.25 : between(random, -0.5, 1)) * (at % 3 === 2 ? 0.7 : 1),
    reach: height * between(random, 0.16, 0.5),
    stretch: between(random, 0.55, 1.7),
    turn: random() * Math.PI,
  }));
  const slope = random() * 2 * Math.PI;
  const ripple = between(random, 2.4, 4.6) / height;
  const shift = random() * 7;
  return (x, y) => {
    let rise = 0.2 + 0.22 * ((Math.cos(slope) * (x - width / 2) + Math.sin(slope) * (y - height / 2)) / height);
    for (const hill of hills) {
      const [dx, dy] = [x - hill.x, y - hill.y];
      const along = dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn);
      const across = (dy * Math.cos(hill.turn) - dx * Math.sin(hill.turn)) * hill.stretch;
      rise += hill.rise * Math.exp(-(along * along + across * across) / (2 * hill.reach * hill.reach));
    }
    return (
      rise + 0.05 * Math.sin(x * ripple * 2.1 + shift + y * ripple) + 0.035 * Math.sin(y * ripple * 3.3 - x * ripple)
    );
  };
}

/** The straight lines of the chart, under land and shoals. */
function meridians(random: () => number, ink: string, width: number, height: number): string {
  const step = height * between(random, 0.24, 0.42);
  const start = random() * step;
  let path = '';
  for (let x = start; x < width; x += step) path += `M${short(x)} 0V${short(height)}`;
  for (let y = start; y < height; y += step) path += `M0 ${short(y)}H${short(width)}`;
  return `<path fill="none" stroke="${ink}" stroke-opacity=".28" stroke-width="${short(height / 420)}" d="${path}"/>`;
}

/** The mark at the end of a dashed course from the edge. */
function mark(random: () => number, inks: Scene['inks'], disc: Disc, width: number, height: number): string {
  const from = disc.x > width / 2 ? -0.02 * width : 1.02 * width;
  const start = height * between(random, 0.1, 0.95);
  const bend = `${short((from + disc.x) / 2)} ${short(height * between(random, 0.15, 0.9))}`;
  const dash = height / 40;
  return (
    `<path fill="none" stroke="${inks.accent}" stroke-width="${short(height / 110)}" stroke-linecap="round" ` +
    `stroke-dasharray="${short(dash)} ${short(dash)}" d="M${short(from)} ${short(start)}Q${bend} ${short(disc.x)} ${short(disc.y)}"/>` +
    circle(disc, inks.accent) +
    circle({ ...disc, r: disc.r * 0.42 }, inks.ground)
  );
}

/** A compass rose. */
function rose({ x, y, r }: Disc, ink: string, ground: string): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const length = at % 2 === 1 ? 0.2 : at % 4 === 0 ? 0.92 : 0.58;
    const angle = (at / 16) * 2 * Math.PI;
    return `${short(x + r * length * Math.sin(angle))} ${short(y - r * length * Math.cos(angle))}`;
  });
  return circle({ x, y, r }, ink) + `<path fill="${ground}" d="M${points.join('L')}z"/>`;
}
