import { useId } from 'react';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Explanation } from '../chart-card.tsx';
import { FunnelBand } from './funnel-band.tsx';
import type { FunnelRow } from './funnel-words.ts';

export type StepTableProps = {
  caption: string;
  heads: [string, string, string];
  rows: readonly FunnelRow[];
  /** A funnel for steps of which each is a part of the one before. */
  drawing: 'funnel' | 'bars';
};

/** Steps with their numbers, drawn and in words; each has its definition. */
export function StepTable({ caption, heads, rows, drawing }: StepTableProps) {
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
                className={
                  index === 0 ? 'py-2 font-[560]' : 'w-1 py-2 pl-3 text-right font-[560] whitespace-nowrap sm:pl-6'
                }
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.name} className={drawing === 'bars' ? 'border-b border-line' : undefined}>
              <th scope="row" className="relative p-0 text-left font-normal">
                {drawing === 'bars' ? <Bar share={row.count / most} /> : null}
                <span className={classNames('relative flex items-center', drawing === 'bars' ? 'pl-3' : 'gap-2')}>
                  <span className={classNames('flex min-h-11 items-center gap-1', drawing === 'funnel' && NAME)}>
                    {row.name}
                    <Explanation about={row.name} text={row.definition} />
                  </span>
                  {drawing === 'funnel' ? (
                    <FunnelBand count={row.count} next={rows[index + 1]?.count} most={most} />
                  ) : null}
                </span>
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums lining-nums">
                {row.count.toLocaleString('en-US')}
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap text-muted tabular-nums lining-nums">
                {row.share}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All bands begin at the same place. */
const NAME = 'w-30 flex-none pointer-coarse:w-33';

function Bar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-1 left-0 rounded-r-[2px] border-l-3 border-accent bg-tint forced-colors:bg-[Highlight]"
      style={{ width: `${share * 100}%` }}
    />
  );
}
