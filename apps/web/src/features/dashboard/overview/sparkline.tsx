const WIDTH = 120;
const HEIGHT = 28;

/** Values of successive days as bars, without axes: the figure beside it says the sum. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = WIDTH / values.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full fill-accent"
    >
      {values.map((value, at) => {
        const height = value === 0 ? 1 : Math.max(2, (value / most) * HEIGHT);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a day of the series is known by its place alone
          <rect key={at} x={at * step} y={HEIGHT - height} width={step * 0.7} height={height} />
        );
      })}
    </svg>
  );
}
