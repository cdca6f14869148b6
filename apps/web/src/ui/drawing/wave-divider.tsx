import { classNames } from '../controls/class-names.ts';
import { drawnOnce } from './drawn-once.ts';
import { swellOf, waterPath, wavePath } from '@tideline/domain/waves/wave';

export type WaveDividerProps = {
  seed: string;
  /** Text colour class of the section below (`text-abyss`), which fills the water. */
  className?: string;
};

const SIZE = { width: 1600, height: 90 };

const drawDivider = drawnOnce((seed: string) => {
  const base = { swell: swellOf(seed, 1.6), width: SIZE.width, segments: 20 };
  return {
    far: wavePath({ ...base, layer: -1.3, level: 30, amplitude: 24 }),
    near: wavePath({ ...base, layer: -0.7, level: 40, amplitude: 24 }),
    water: waterPath({ ...base, layer: 0, level: 52, amplitude: 24 }, SIZE.height),
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
      <g fill="none" stroke="currentColor" strokeWidth="1.25">
        <path vectorEffect="non-scaling-stroke" opacity=".35" d={far} />
        <path vectorEffect="non-scaling-stroke" opacity=".65" d={near} />
      </g>
      <path fill="currentColor" d={water} />
    </svg>
  );
}
