import type { CallTimes } from '@tideline/domain/booking/booking';
import { formatCallDay } from '@tideline/domain/booking/call-time';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../../lib/copy/use-copy.ts';

export type TimeListProps = {
  times: CallTimes;
  /** Whether each time has a mark beside it, which needs space. */
  hasMarks?: boolean;
  /** Renders a time: as a link, or as a choice in a form. */
  children: (startsAt: string) => ReactNode;
};

const NARROW = 'grid-cols-[repeat(auto-fill,minmax(9.125rem,1fr))]';
const WIDE = 'grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]';

/** Free times by day. */
export function TimeList({ times: { days }, hasMarks = false, children }: TimeListProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  if (days.length === 0) return <p className="text-lead text-muted">{copy.none}</p>;
  return days.map(({ day, times }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="border-t border-line py-5">
      <h3 id={`day-${day}`} className="type-title text-title-s">
        {formatCallDay(day)}
      </h3>
      <ul className={classNames('mt-3 grid gap-2', hasMarks ? WIDE : NARROW)}>
        {times.map((startsAt) => (
          <li key={startsAt} className="grid">
            {children(startsAt)}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The look of a time that can be chosen. */
export const TIME_CLASSES =
  'grid min-h-12 content-center rounded-control border border-line-strong px-3 py-2 transition-colors duration-150 ' +
  'hover:border-ink hover:bg-ink hover:text-paper';
