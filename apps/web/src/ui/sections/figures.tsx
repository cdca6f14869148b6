export type FiguresProps = { figures: readonly { value: string; label: string }[] };

/** Results in large figures. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-3">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-4">
          <dt className="mt-1 text-muted first-letter:uppercase">{label}</dt>
          <dd className="type-display text-display tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
