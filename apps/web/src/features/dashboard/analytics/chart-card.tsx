import { Info } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { quantity } from '../../../lib/text/quantity.ts';
import type { BucketUnit } from './chart-buckets.ts';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

export type ChartCardProps = TimeChartProps & {
  /** Definition of the figure and its period. */
  explanation: string;
  unit: BucketUnit;
  /** The sum compared to the period before, in words. */
  comparison: string;
};

/** A chart with its total and comparison, definition and a table of the same figures. */
export function ChartCard({ explanation, unit, comparison, ...chart }: ChartCardProps) {
  const headingId = useId();
  const sum = chart.buckets.reduce((all, { value }) => all + value, 0);
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-3">
      <div className="flex items-center gap-2">
        <h2 id={headingId} className="type-title text-title-s">
          {chart.name}
        </h2>
        <Explanation about={chart.name} text={explanation} />
        <p className="ml-auto text-muted tabular-nums" title={explanation}>
          {quantity(sum, chart.nouns)}
        </p>
      </div>
      <p className="-mt-2 text-sm text-muted first-letter:uppercase">{comparison}</p>
      <TimeChart {...chart} />
      <details className="text-sm">
        <summary className="link min-h-6 cursor-pointer pointer-coarse:min-h-11">Show as a table</summary>
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
          tabIndex={0}
          aria-label={`${chart.name}, as a table`}
          className="mt-2 max-h-72 overflow-y-auto border-y border-line"
        >
          <FigureTable unit={unit} {...chart} />
        </section>
      </details>
    </section>
  );
}

/** Definition of a figure, shown on hover and focus. */
export function Explanation({ about, text }: { about: string; text: string }) {
  return (
    <Tooltip label={text}>
      <button
        type="button"
        aria-label={`About ${about}: ${text}`}
        className="grid size-7 place-items-center rounded-full text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11"
      >
        <Info aria-hidden="true" className="icon" />
      </button>
    </Tooltip>
  );
}

function FigureTable({ name, nouns, buckets, unit }: Omit<ChartCardProps, 'explanation' | 'comparison' | 'kind'>) {
  return (
    <table className="w-full">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-muted">
          <th scope="col" className="py-2 font-[560] first-letter:uppercase">
            {unit}
          </th>
          <th scope="col" className="py-2 text-right font-[560] first-letter:uppercase">
            {nouns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.toReversed().map(({ day, long, value }) => (
          <tr key={day} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {long}
            </th>
            <td className="py-1.5 text-right tabular-nums lining-nums">{value.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
