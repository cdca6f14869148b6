import { callForm } from '@tideline/copy/calls/discovery-call';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { DayTimes } from './day-times.tsx';
import { OtherDaysButton } from './other-days-button.tsx';
import { WeekStrip } from './week-strip.tsx';

export type OtherTimesProps = {
  week: CallWeek;
  /** The former choice: it is preselected, or the next time of the day if it was taken. */
  near: string;
};

/** Free times as choices of the form, with buttons that show other days. */
export function OtherTimes({ week, near }: OtherTimesProps) {
  const copy = useCopy('discovery-call', 'form', callForm);
  const free = week.days.find(({ day }) => day === week.day)?.times ?? [];
  const next = free.find((startsAt) => startsAt >= near) ?? free[0];
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none sm:col-span-2">
      <legend className="type-title mb-3 text-title-s">{copy.others}</legend>
      {week.days.length === 0 ? (
        <p className="text-muted">{copy.noOthers}</p>
      ) : (
        <div className="grid gap-5">
          <WeekStrip week={week}>{(cell) => <OtherDaysButton week={week} {...cell} />}</WeekStrip>
          <DayTimes week={week} hasMarks>
            {(startsAt, clock) => (
              <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-2.5 py-1 font-[560] tabular-nums hover:border-ink has-checked:border-accent has-checked:bg-tint">
                <input
                  type="radio"
                  name="startsAt"
                  value={startsAt}
                  defaultChecked={startsAt === next}
                  required
                  className="size-4.5 flex-none accent-(--accent)"
                />
                {clock}
              </label>
            )}
          </DayTimes>
        </div>
      )}
    </fieldset>
  );
}
