import type { ChartSample } from '@tideline/copy/work-samples/work-sample';
import { SHEET, SMALL } from './sheet-classes.ts';

export type BeforeAfterChartProps = { results: ChartSample['results'] };

/** Each result as two bars, the longer of which fills the row. */
export function BeforeAfterChart({ results }: BeforeAfterChartProps) {
  return (
    <div className={`${SHEET} px-4 py-2 @md:px-6`}>
      {results.map(({ metric, before, after, increase }, at) => {
        const most = Math.max(numberIn(before), numberIn(after)) || 1;
        return (
          <div key={at} className="border-line py-3 not-last:border-b">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-[560]">{metric}</span>
              <span className="type-display text-[1.375rem] text-accent tabular-nums">{increase}</span>
            </p>
            <Bar name="Before" value={before} share={numberIn(before) / most} className="fill-line-strong/70" />
            <Bar name="After" value={after} share={numberIn(after) / most} className="fill-accent" />
          </div>
        );
      })}
    </div>
  );
}

type BarProps = { name: string; value: string; share: number; className: string };

function Bar({ name, value, share, className }: BarProps) {
  return (
    <p className={`${SMALL} mt-1.5 grid grid-cols-[3.25rem_1fr_4.5rem] items-center gap-x-2 tabular-nums`}>
      <span>{name}</span>
      <svg aria-hidden="true" className="h-3 w-full overflow-hidden rounded-[2px]">
        <rect width={`${Math.round(share * 1000) / 10}%`} height="12" rx="2" className={className} />
      </svg>
      <span className="text-right text-ink">{value}</span>
    </p>
  );
}

/** The number in `1,240`, `$11,200` and the like; 0 when there is none. */
function numberIn(text: string): number {
  return Number.parseFloat(text.replace(/[^\d.]/g, '')) || 0;
}
