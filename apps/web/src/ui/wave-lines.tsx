import { swellOf, wavePath } from '@tideline/domain/wave';

export type WaveLinesProps = {
  seed: string;
  /** How many lines: a package has one, three or five. */
  count: number;
  className?: string;
  strokeWidth?: number;
  /** About how many waves fit the width. */
  crests?: number;
};

const SIZE = { width: 1280, lineGap: 72, amplitude: 44 };

/** Tide lines in the text colour, stretched to the size of the box. Decoration only. */
export function WaveLines({ seed, count, className, strokeWidth = 1.5, crests = 2.4 }: WaveLinesProps) {
  const swell = swellOf(seed, crests);
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
      {Array.from({ length: count }, (_, layer) => (
        <path
          key={layer}
          vectorEffect="non-scaling-stroke"
          d={wavePath({
            swell,
            layer: layer * 0.55,
            width: SIZE.width,
            level: SIZE.amplitude + 8 + layer * SIZE.lineGap,
            amplitude: SIZE.amplitude * (1 - layer * 0.05),
            segments: 18,
          })}
        />
      ))}
    </svg>
  );
}
