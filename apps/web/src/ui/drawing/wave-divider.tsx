import { classNames } from '../controls/class-names.ts';
import { drawnOnce } from './drawn-once.ts';
import { swellOf, waterPath, wavePath } from '@tideline/artwork/waves/wave';

export type WaveDividerProps = {
  seed: string;
  /** Text colour class of the section below (`text-abyss`), which fills the water. */
  className?: string;
};

/** Large units, since the generator rounds to whole ones: in smaller ones, edges would have kinks. */
const SIZE = { width: 3200, height: 180 };

const drawDivider = drawnOnce((seed: string) => {
  const base = { swell: swellOf(seed, 1.6), width: SIZE.width, segments: 16 };
  return {
    far: wavePath({ ...base, layer: -1.3, level: 60, amplitude: 48 }),
    near: wavePath({ ...base, layer: -0.7, level: 80, amplitude: 48 }),
    water: waterPath({ ...base, layer: 0, level: 104, amplitude: 48 }, SIZE.height),
  };
});

/** Wave-shaped boundary to the section below, with two tide lines. */
export function WaveDivider({ seed, className }: WaveDividerProps) {
  const { far, near, water } = drawDivider(seed);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      className={classNames('wave-divider no-print -mb-px block h-[clamp(2.5rem,5.2vw,5.75rem)] w-full', className)}
    >
      <g fill="none" strokeWidth="1.25" className="stroke-(--edge-line)">
        <path vectorEffect="non-scaling-stroke" className="opacity-35 dark:opacity-100" d={far} />
        <path vectorEffect="non-scaling-stroke" className="opacity-65 dark:opacity-100" d={near} />
      </g>
      <path fill="currentColor" d={water} />
    </svg>
  );
}
