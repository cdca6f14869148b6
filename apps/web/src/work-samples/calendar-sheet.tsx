import type { CalendarSample } from '@tideline/copy/work-samples/work-sample';
import { classNames } from '../ui/controls/class-names.ts';
import { SHEET, SMALL } from './sheet-classes.ts';

export type CalendarSheetProps = { sample: CalendarSample };

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
const DAYS = Array.from({ length: 30 }, (_, at) => at + 1);
const FIRST_COLUMN = ['', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7'];

/** A month with its publications by day. */
export function CalendarSheet({ sample: { month, startsOn, entries } }: CalendarSheetProps) {
  const taken = new Set(entries.map(({ day }) => day));
  return (
    <div className={`${SHEET} grid @lg:grid-cols-[15rem_1fr]`}>
      <div className="border-b border-line bg-tint px-4 py-4 @lg:border-r @lg:border-b-0">
        <p className="type-title text-[1.125rem]">{month}</p>
        <div className={`${SMALL} mt-2 grid grid-cols-7 text-center leading-7 tabular-nums`}>
          {WEEKDAYS.map((name, at) => (
            <span key={FIRST_COLUMN[at]} className="font-[560]">
              {name}
            </span>
          ))}
          {DAYS.map((day) => (
            <span key={day} className={classNames('grid place-items-center', day === 1 && FIRST_COLUMN[startsOn])}>
              <span className={classNames(taken.has(day) && 'w-7 rounded-full bg-fill font-[560] text-on-fill')}>
                {day}
              </span>
            </span>
          ))}
        </div>
      </div>
      <div className="px-4 py-2">
        {entries.map(({ day, channel, text }) => (
          <p
            key={day}
            className="grid grid-cols-[1.75rem_4rem_1fr] items-baseline gap-x-2 border-line py-2 not-last:border-b"
          >
            <span className="type-title text-[1rem] text-accent tabular-nums">{day}</span>
            <span className="text-[0.8125rem] text-muted">{channel}</span>
            <span className="font-[560]">{text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
