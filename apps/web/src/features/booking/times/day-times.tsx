import { callTimes } from '@tideline/copy/calls/discovery-call';
import { formatCallDay } from '@tideline/domain/booking/call-day';
import { formatClock } from '@tideline/domain/booking/call-time';
import { byPartOfDay, type CallWeek, firstOfEachHour } from '@tideline/domain/booking/call-week';
import type { ReactNode } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

export type DayTimesProps = {
  week: CallWeek;
  /** Whether each time has a mark beside it, which needs space. */
  hasMarks?: boolean;
  /** Renders a time: as a link, or as a choice in a form. */
  children: (startsAt: string, clock: string) => ReactNode;
};

/** On a phone, the times of a day with more are folded to the first one of each hour. The kinds of calls take space, too. */
const OPEN_TIMES_MAX = { withKinds: 12, withoutKinds: 16 };
const NARROW = 'grid-cols-[repeat(auto-fill,minmax(4.625rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]';
/** Where `:has` is unknown, all times are shown. */
const FOLDED = 'max-sm:group-has-[details:not([open])]/day:hidden';
const WIDE = 'grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]';

/** The free times of the chosen day, by part of the day. */
export function DayTimes({ week, hasMarks = false, children }: DayTimesProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const { days, day, visitorZone, kinds } = week;
  if (days.length === 0) return <p className="text-lead text-muted">{copy.none}</p>;
  if (day === null) return <p className="text-muted">{copy.noneInWeek}</p>;
  const times = days.find((shown) => shown.day === day)?.times ?? [];
  const isLong = times.length > OPEN_TIMES_MAX[kinds ? 'withKinds' : 'withoutKinds'];
  const open = new Set(isLong && !hasMarks ? firstOfEachHour(times, visitorZone) : times);
  const clocks = times.map((startsAt) => formatClock(startsAt, visitorZone));
  /** An hour that a clock change repeats needs the name of the zone. */
  const clockOf = (startsAt: string) => {
    const clock = formatClock(startsAt, visitorZone);
    const isTwice = clocks.indexOf(clock) !== clocks.lastIndexOf(clock);
    return isTwice ? formatClock(startsAt, visitorZone, { zone: true }) : clock;
  };
  return (
    <section aria-labelledby="call-day" className="group/day">
      <h3 id="call-day" aria-live="polite" className="type-title text-title-s">
        {formatCallDay(day)}
      </h3>
      {byPartOfDay(times, visitorZone).map(({ part, times: ofPart }) => (
        <div key={part} className="mt-3">
          <h4 id={`call-${part}`} className="type-label text-muted">
            {copy[part]}
          </h4>
          <ul aria-labelledby={`call-${part}`} className={classNames('mt-1.5 grid gap-2', hasMarks ? WIDE : NARROW)}>
            {ofPart.map((startsAt) => (
              <li key={startsAt} className={classNames('grid', !open.has(startsAt) && FOLDED)}>
                {children(startsAt, clockOf(startsAt))}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {open.size < times.length ? (
        <details key={day} className="group mt-1 sm:hidden">
          <summary className="flex min-h-11 items-center [&::-webkit-details-marker]:hidden">
            <span className="link group-open:hidden">{copy.all.replace('{count}', String(times.length))}</span>
            <span className="link hidden group-open:inline">{copy.fewer}</span>
          </summary>
        </details>
      ) : null}
    </section>
  );
}
