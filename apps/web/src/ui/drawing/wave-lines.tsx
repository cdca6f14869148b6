import { swellOf, wavePath } from '@tideline/domain/waves/wave';
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

const SIZE = { width: 1280, lineGap: 72, amplitude: 44 };

const drawLines = drawnOnce((seed: string, count: number, crests: number) => {
  const swell = swellOf(seed, crests);
  return Array.from({ length: count }, (_, layer) =>
    wavePath({
      swell,
      layer: layer * 0.55,
      width: SIZE.width,
      level: SIZE.amplitude + 8 + layer * SIZE.lineGap,
      amplitude: SIZE.amplitude * (1 - layer * 0.05),
      segments: 18,
    }),
  );
});

/** Tide lines in the text colour, stretched to the size of the box. Decoration only. */
export function WaveLines({ seed, count, className, strokeWidth = 1.5, crests = 2.4 }: WaveLinesProps) {
  const height = SIZE.amplitude * 2 + SIZE.lineGap * (count - 1) + 16;
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
