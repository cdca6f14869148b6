import { Link } from '@tanstack/react-router';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { formatShortDay } from '@tideline/domain/booking/call-day';
import { formatClock } from '@tideline/domain/booking/call-time';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import type { ReactNode } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { ChoiceLink } from './choice-link.tsx';
import { DayTimes } from './day-times.tsx';
import { WeekStrip } from './week-strip.tsx';

/** The look of a time that can be chosen. */
const TIME_CLASSES =
  'grid min-h-11 content-center rounded-control border border-line-strong px-0.5 py-1 text-center text-[0.9375rem] ' +
  'font-[560] no-underline tabular-nums sm:text-base transition-colors duration-150 hover:border-ink hover:bg-ink hover:text-paper';

/** Free times as links to this page with the time chosen: the soonest ones, and a week of days with the times of one. */
export function LinkedTimes({ week }: { week: CallWeek }) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const { soonest } = week;
  /** What every link of the page names, whatever the address has. */
  const named = { zone: week.visitorZone, kind: week.kind?.id };
  return (
    <div className="grid gap-4 sm:gap-5">
      {soonest.length === 0 ? null : (
        <section aria-labelledby="call-soonest">
          <h3 id="call-soonest" className="type-label">
            {copy.soonest}
          </h3>
          <ul className="mt-1.5 grid grid-cols-3 gap-2">
            {soonest.map((startsAt) => (
              <li key={startsAt} className="grid">
                <TimeLink at={startsAt} named={named}>
                  <span className="text-label font-normal">{formatShortDay(startsAt, named.zone)} </span>
                  <span>{formatClock(startsAt, named.zone)}</span>
                </TimeLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WeekStrip week={week}>
        {({ day, ...cell }) => (
          <ChoiceLink
            to="."
            search={(search) => ({ ...search, ...named, day, at: undefined, done: undefined })}
            preload={false}
            resetScroll={false}
            {...cell}
          />
        )}
      </WeekStrip>
      <DayTimes week={week}>
        {(startsAt, clock) => (
          <TimeLink at={startsAt} named={named}>
            {clock}
          </TimeLink>
        )}
      </DayTimes>
    </div>
  );
}

type TimeLinkProps = { at: string; named: { zone: string; kind: string | undefined }; children: ReactNode };

function TimeLink({ at, named, children }: TimeLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, ...named, day: undefined, at })}
      preload={false}
      className={TIME_CLASSES}
    >
      {children}
    </Link>
  );
}
