import { useId } from 'react';
import { Explanation } from '../chart-card.tsx';
import type { FunnelRow } from './funnel-words.ts';

export type StepTableProps = {
  caption: string;
  heads: [string, string, string];
  rows: readonly FunnelRow[];
};

/** Steps with their numbers as bars, and their shares; each has its definition. */
export function StepTable({ caption, heads, rows }: StepTableProps) {
  const captionId = useId();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div className="min-w-0">
      <h3 id={captionId} className="pb-2 font-[560]">
        {caption}
      </h3>
      <table className="w-full text-sm" aria-labelledby={captionId}>
        <thead>
          <tr className="border-b border-line-strong text-left text-muted">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={index === 0 ? 'py-2 font-[560]' : 'py-2 pl-3 text-right font-[560]'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, percent, definition }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="relative text-left font-normal">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-1 left-0 rounded-r-[2px] border-l-3 border-tide bg-tint forced-colors:bg-[Highlight]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
                <span className="relative flex min-h-11 items-center gap-1 pl-3">
                  {name}
                  <Explanation about={name} text={definition} />
                </span>
              </th>
              <td className="py-2 pl-3 text-right tabular-nums lining-nums">{count.toLocaleString('en-US')}</td>
              <td className="w-20 py-2 pl-3 text-right text-muted tabular-nums lining-nums">
                {percent === null ? '' : `${percent}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
