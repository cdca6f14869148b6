import { callTimes } from '@tideline/copy/calls/discovery-call';
import { formatCallDay } from '@tideline/domain/booking/call-day';
import { formatClock } from '@tideline/domain/booking/call-time';
import { byPartOfDay, type CallWeek } from '@tideline/domain/booking/call-week';
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

const NARROW = 'grid-cols-[repeat(auto-fill,minmax(4.625rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]';
const WIDE = 'grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]';

/** The free times of the chosen day, by part of the day. */
export function DayTimes({ week, hasMarks = false, children }: DayTimesProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const { days, day, visitorZone } = week;
  if (days.length === 0) return <p className="text-lead text-muted">{copy.none}</p>;
  if (day === null) return <p className="text-muted">{copy.noneInWeek}</p>;
  const times = days.find((shown) => shown.day === day)?.times ?? [];
  const clocks = times.map((startsAt) => formatClock(startsAt, visitorZone));
  /** An hour that a clock change repeats needs the name of the zone. */
  const clockOf = (startsAt: string) => {
    const clock = formatClock(startsAt, visitorZone);
    const isTwice = clocks.indexOf(clock) !== clocks.lastIndexOf(clock);
    return isTwice ? formatClock(startsAt, visitorZone, { zone: true }) : clock;
  };
  return (
    <section aria-labelledby="call-day">
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
              <li key={startsAt} className="grid">
                {children(startsAt, clockOf(startsAt))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
