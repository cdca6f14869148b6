import { swellOf, wavePath } from '@tideline/artwork/waves/wave';
import { drawnOnce } from './drawn-once.ts';

export type WaveLinesProps = {
  seed: string;
  /** Number of lines: one, three or five for a package. */
  count: number;
  className?: string;
  strokeWidth?: number;
  /** Approximate number of waves across the width. */
  crests?: number;
};

/** Large units, since the generator rounds to whole ones: in smaller ones, lines would have kinks. */
const SIZE = { width: 2560, lineGap: 144, amplitude: 88 };

/** More would only enlarge pages. */
const CURVES_PER_CREST = 5;

const drawLines = drawnOnce((seed: string, count: number, crests: number) => {
  const swell = swellOf(seed, crests, 'glyph');
  return Array.from({ length: count }, (_, layer) =>
    wavePath({
      swell,
      layer: layer * 0.55,
      width: SIZE.width,
      level: SIZE.amplitude + 16 + layer * SIZE.lineGap,
      amplitude: SIZE.amplitude * (1 - layer * 0.05),
      segments: Math.max(10, Math.ceil(crests * CURVES_PER_CREST)),
    }),
  );
});

/** Tide lines in the text colour, stretched to the size of the box. Decoration only. */
export function WaveLines({ seed, count, className, strokeWidth = 1.5, crests = 2.4 }: WaveLinesProps) {
  const height = SIZE.amplitude * 2 + SIZE.lineGap * (count - 1) + 32;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      className={className}
    >
      {drawLines(seed, count, crests).map((path) => (
        <path key={path} vectorEffect="non-scaling-stroke" d={path} />
      ))}
    </svg>
  );
}
