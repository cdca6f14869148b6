import { useId } from 'react';
import { Explanation } from './chart-card.tsx';

/** A row; choosing it restricts the figures to it. */
export type BarRow = { label: string; value: number; text: string; onChoose: () => void };

export type BarTableProps = {
  caption: string;
  heads: [string, string];
  rows: readonly BarRow[];
  /** Definition of a figure, shown on hover and focus. */
  explanation: string;
};

/** A table that also draws its figures as bars. */
export function BarTable({ caption, heads, rows, explanation }: BarTableProps) {
  const captionId = useId();
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2 pb-2">
        <h2 id={captionId} className="type-title text-title-s">
          {caption}
        </h2>
        <Explanation about={caption} text={explanation} />
      </div>
      <table className="w-full text-sm" title={explanation} aria-labelledby={captionId}>
        <thead>
          <tr className="border-b border-line-strong text-left text-muted">
            <th scope="col" className="py-2 font-[560]">
              {heads[0]}
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, text, onChoose }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="relative py-0 text-left font-normal">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-1 left-0 rounded-r-[2px] border-l-3 border-accent bg-tint forced-colors:bg-[Highlight]"
                  style={{ width: `${(value / most) * 100}%` }}
                />
                <button
                  type="button"
                  title={`Show only ${label}`}
                  onClick={onChoose}
                  className="relative block w-full px-3 py-3 text-left wrap-anywhere hover:underline"
                >
                  {label}
                </button>
              </th>
              <td className="w-24 py-3 text-right tabular-nums lining-nums">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
