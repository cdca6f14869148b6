import { formatDateLong } from '@tideline/domain/time/publish-date';
import { weekChange, WEEK_FIGURES, type WeekFigure, type WeekReport } from '@tideline/domain/stats/week';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { Explanation } from '../chart-card.tsx';
import { formatMoney } from './result-words.ts';
import { WeekReaders } from './week-readers.tsx';

/** The last complete week beside the week before, and the readers of the report. */
export function WeekSection() {
  const report = trpc.stats.week.useQuery(undefined, { meta: { failure: 'Failed to fetch the weekly report' } });
  return (
    <section aria-labelledby="week-heading" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="week-heading" className="type-title text-title-s">
          Last week
        </h2>
        <ExportButton path="/api/stats/week.csv" filters={{}} failure="Failed to export the week" />
      </div>
      <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <QueryPanel query={report}>{(data) => <WeekTable report={data} />}</QueryPanel>
        </div>
        <WeekReaders />
      </div>
    </section>
  );
}

function WeekTable({ report }: { report: WeekReport }) {
  const { firstDay, lastDay, currency, week, before } = report;
  const [first, last] = [firstDay, lastDay].map((day) => formatDateLong(`${day}T12:00:00.000Z`, 'UTC'));
  const text = (key: WeekFigure, value: number | null) =>
    value === null ? '–' : key === 'value' ? formatMoney(value, currency) : value.toLocaleString('en-US');
  return (
    <>
      <p className="text-sm text-muted">
        Monday, {first} to Sunday, {last}. A dash means that it was not counted for the whole week.
      </p>
      <table className="w-full text-sm" aria-labelledby="week-heading">
        <thead>
          <tr className="border-b border-line-strong text-left text-muted">
            <th scope="col" className="py-2 font-[560]">
              Figure
            </th>
            {['Week', 'Before', 'Change'].map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-[560]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK_FIGURES.map(({ key, label, definition }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="text-left font-normal">
                <span className="flex min-h-10 items-center gap-1">
                  {label}
                  <Explanation about={label} text={definition} />
                </span>
              </th>
              <td className="py-2 pl-3 text-right tabular-nums lining-nums">{text(key, week[key])}</td>
              <td className="py-2 pl-3 text-right tabular-nums lining-nums">{text(key, before[key])}</td>
              <td className="py-2 pl-3 text-right text-muted tabular-nums lining-nums">{weekChange(key, report)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
