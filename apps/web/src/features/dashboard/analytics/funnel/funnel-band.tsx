import { scaleLinear } from '@visx/scale';
import { Area, Bar } from '@visx/shape';

export type FunnelBandProps = {
  count: number;
  /** Of the next row; the last one has none. */
  next?: number;
  /** The largest count of the funnel. */
  most: number;
};

const SIZE = 100;
/** Where the band ends and the way to the next one begins. */
const BAND_END = 60;
/** A single visitor of many stays visible. */
const WIDTH_MIN = 0.8;

/** One step of a drawn funnel: a band as wide as its count, and the way to the next. The table says the same in numbers. */
export function FunnelBand({ count, next, most }: FunnelBandProps) {
  const scale = scaleLinear({ domain: [0, most], range: [0, SIZE] });
  const widthOf = (value: number) => (value === 0 ? 0 : Math.max(WIDTH_MIN, scale(value)));
  const left = (value: number) => (SIZE - widthOf(value)) / 2;
  const way = next === undefined ? [] : [at(BAND_END, count), at(SIZE, next)];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="block h-14 w-full min-w-0 flex-1"
    >
      <Area
        data={way}
        x0={({ value }) => left(value)}
        x1={({ value }) => SIZE - left(value)}
        y={({ y }) => y}
        className="fill-tint"
      />
      <Bar x={left(count)} width={widthOf(count)} y={0} height={BAND_END} className="fill-accent" />
    </svg>
  );
}

function at(y: number, value: number) {
  return { y, value };
}
