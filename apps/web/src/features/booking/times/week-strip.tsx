import { callTimes } from '@tideline/copy/calls/discovery-call';
import { formatCallDay, formatDays, formatWeekday } from '@tideline/domain/booking/call-day';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import type { ReactNode } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

/** What leads to another day: a link, or a button of the form. */
export type DayControl = { day: string; isCurrent: boolean; className: string; children: ReactNode };

export type WeekStripProps = {
  week: CallWeek;
  /** Renders a control that shows a day. */
  children: (control: DayControl) => ReactNode;
};

const CELL =
  'grid min-h-17 w-full content-center py-1 justify-items-center rounded-control border text-center leading-tight';
const OPEN = 'cursor-pointer border-line-strong no-underline transition-colors duration-150 hover:border-ink';
const CURRENT = 'cursor-pointer border-ink bg-ink text-paper no-underline';
const PAGING = 'inline-flex min-h-11 cursor-pointer items-center link';

/** Seven days with the numbers of their free times, and the ways to the weeks before and after. */
export function WeekStrip({ week: { days, day: current, earlier, later }, children }: WeekStripProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return null;
  return (
    <section aria-labelledby="call-week">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="call-week" className="type-label">
          {formatDays(first, last)}
        </h3>
        <p className="flex gap-x-5 text-[0.9375rem]">
          {earlier === null
            ? null
            : children({ day: earlier, isCurrent: false, className: PAGING, children: copy.earlier })}
          {later === null ? null : children({ day: later, isCurrent: false, className: PAGING, children: copy.later })}
        </p>
      </div>
      <ul className="mt-1 grid grid-cols-7 gap-1 sm:gap-2">
        {days.map(({ day, times }) => (
          <li key={day} className="grid min-w-0">
            {times.length === 0 ? (
              <span className={classNames(CELL, 'border-transparent text-muted')}>
                <Face day={day} count={0} />
              </span>
            ) : (
              children({
                day,
                isCurrent: day === current,
                className: classNames(CELL, day === current ? CURRENT : OPEN),
                children: <Face day={day} count={times.length} />,
              })
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The weekday, the day of the month, and the number of free times. */
function Face({ day, count }: { day: string; count: number }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  return (
    <>
      <span className="sr-only">{formatCallDay(day)}: </span>
      <span aria-hidden="true" className="text-label">
        {formatWeekday(day)}
      </span>
      <span aria-hidden="true" className="type-title text-title-s tabular-nums">
        {Number(day.slice(-2))}
      </span>
      <span className="text-[0.75rem] tabular-nums">
        {count} <span className="max-sm:sr-only">{copy.free}</span>
      </span>
    </>
  );
}
