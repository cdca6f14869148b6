import { swellOf, waterPath, wavePath } from '@tideline/artwork/waves/wave';
import { drawnOnce } from '../../ui/drawing/drawn-once.ts';

export type HeroSeaProps = { seed: string; label: string };

const SIZE = { width: 1600, height: 620, segments: 22 };

/** Color bands from the horizon to the beach. The last two are foam and the page background. */
const BANDS = [
  { level: 176, amplitude: 14, ink: 'fill-sea-1' },
  { level: 208, amplitude: 20, ink: 'fill-sea-2' },
  { level: 250, amplitude: 26, ink: 'fill-sea-3' },
  { level: 304, amplitude: 32, ink: 'fill-sea-4' },
  { level: 368, amplitude: 36, ink: 'fill-sea-5' },
  { level: 440, amplitude: 38, ink: 'fill-sea-6' },
  { level: 528, amplitude: 30, ink: 'fill-sea-7' },
  { level: 542, amplitude: 31, ink: 'fill-sea-8' },
  { level: 572, amplitude: 26, ink: 'fill-paper' },
] as const;

/** Change of the wave shape between bands. */
const LAYER_STEP = 1.25;
const FINE_LINES = [0.35, 0.72];

const drawSea = drawnOnce((seed: string) => {
  const swell = swellOf(seed, 1.5);
  const { width, height, segments } = SIZE;
  return BANDS.map(({ level, amplitude, ink }, at) => {
    const layer = at * LAYER_STEP;
    const isOpenSea = at > 0 && at < 6;
    const depth = (BANDS[at + 1]?.level ?? height) - level;
    const line = { swell, width, amplitude, segments };
    return {
      ink,
      water: waterPath({ ...line, layer, level }, height),
      fineLines: (isOpenSea ? FINE_LINES : []).map((part) =>
        wavePath({ ...line, layer: layer + part * LAYER_STEP, level: level + depth * part }),
      ),
    };
  });
});

/** Hero picture: a disc over the sea, fading into the page. */
export function HeroSea({ seed, label }: HeroSeaProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMaxYMax slice"
      className="wave-art block h-full w-full overflow-visible"
    >
      <circle cx="1236" cy="158" r="186" className="fill-brand-coral dark:fill-brand-sand" />
      {drawSea(seed).map(({ ink, water, fineLines }) => (
        <g key={ink}>
          <path className={ink} d={water} />
          {fineLines.map((path) => (
            <path
              key={path}
              fill="none"
              className="stroke-sea-line"
              strokeOpacity={0.34}
              vectorEffect="non-scaling-stroke"
              d={path}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
