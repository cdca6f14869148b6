export type GrowthBarsProps = {
  /** `value` is a percentage such as `+285%`. */
  figures: readonly { value: string; label: string }[];
};

/** Results in large figures, each above a bar; the largest one's bar fills the width. */
export function GrowthBars({ figures }: GrowthBarsProps) {
  const most = Math.max(...figures.map(({ value }) => percentIn(value)));
  return (
    <dl className="grid gap-[clamp(1.5rem,3vw,2.5rem)]">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-2.5 text-muted first-letter:uppercase">{label}</dt>
          <dd>
            <span className="type-display text-display leading-none tabular-nums">{value}</span>
            <svg aria-hidden="true" className="mt-2.5 block h-2.5 w-full">
              <rect width="100%" height="10" className="fill-line" />
              <rect width={`${Math.round((percentIn(value) / most) * 100)}%`} height="10" className="fill-accent" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function percentIn(value: string): number {
  return Number(value.replace(/[^\d.]/g, ''));
}
