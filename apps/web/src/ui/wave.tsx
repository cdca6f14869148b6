import { classNames } from './class-names.ts';
import { wavePrintOf } from '@tideline/domain/wave-print';

export type WaveProps = {
  /** The same seed gives the same picture: use the id of what it stands for. */
  seed: string;
  /** Width divided by height of the drawing; the box may crop it. */
  ratio?: number;
  /** What the picture shows; without it the picture is decoration. */
  label?: string;
  className?: string;
};

const HEIGHT = 400;

/** A print of the tide made from a seed: the picture of posts, case studies and pages that have no photograph. */
export function Wave({ seed, ratio = 1.5, label, className }: WaveProps) {
  const width = Math.round(HEIGHT * ratio);
  const { inks, disc, bands } = wavePrintOf(seed, width, HEIGHT);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('wave-art block h-full w-full', className)}
    >
      <path fill={inks.sky} d={`M0 0h${width}v${HEIGHT}H0z`} />
      <circle {...disc} fill={inks.disc} />
      {/* A little larger than the picture, so that only the crests show their stroke. */}
      <g stroke={inks.crest} strokeOpacity=".4" transform="translate(-5 -3) scale(1.02)">
        {bands.map((band) => (
          <path key={band.ink} fill={band.ink} d={band.path} />
        ))}
      </g>
    </svg>
  );
}
