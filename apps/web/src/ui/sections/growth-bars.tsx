export type GrowthBarsProps = {
  /** `figure` is a percentage such as `+285%`, or another number. */
  figures: readonly { figure: string; label: string }[];
};

/** Results in large figures, each above a bar; the largest one's bar fills the width. */
export function GrowthBars({ figures }: GrowthBarsProps) {
  const most = Math.max(...figures.map(({ figure }) => numberIn(figure))) || 1;
  return (
    <dl className="grid gap-[clamp(1.5rem,3vw,2.5rem)]">
      {figures.map(({ figure, label }, at) => (
        <div key={at} className="flex flex-col-reverse">
          <dt className="mt-2.5 text-muted first-letter:uppercase">{label}</dt>
          <dd>
            <span className="type-display text-display leading-none tabular-nums">{figure}</span>
            <svg aria-hidden="true" className="mt-2.5 block h-2.5 w-full">
              <rect width="100%" height="10" className="fill-line" />
              <rect width={`${Math.round((numberIn(figure) / most) * 100)}%`} height="10" className="fill-accent" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The number in a text such as `+285%`; 0 when there is none. */
function numberIn(figure: string): number {
  return Number.parseFloat(figure.replaceAll(/[^\d.]/g, '')) || 0;
}
