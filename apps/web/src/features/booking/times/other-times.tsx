import type { CallTimes } from '@tideline/domain/booking/booking';
import { useEffect, useRef } from 'react';
import { callForm, callTimes } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { FreeTime } from './free-time.tsx';
import { OtherDaysButton } from './other-days-button.tsx';
import { TimeList } from './day-times.tsx';

export type OtherTimesProps = {
  times: CallTimes;
  /** The former choice: it is preselected, or the next time if it was taken. */
  near: string;
  /** Whether to offer all days, with links to those before and after; otherwise the button above the form leads to them. */
  hasAll: boolean;
};

/** When not all are offered. */
const DAYS_OFFERED = 2;

/** Free times as choices of the form. */
export function OtherTimes({ times, near, hasAll }: OtherTimesProps) {
  const words = useCopy('discovery-call', 'times', callTimes);
  const copy = useCopy('discovery-call', 'form', callForm);
  const days = hasAll ? times.days : times.days.slice(0, DAYS_OFFERED);
  const free = days.flatMap(({ times: ofDay }) => ofDay);
  const next = free.find((startsAt) => startsAt >= near) ?? free[0];
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} tabIndex={-1} className="outline-none sm:col-span-2">
      <legend className="type-title mb-3 text-title-s">{copy.others}</legend>
      {free.length === 0 ? <p className="text-muted">{copy.noOthers}</p> : null}
      {free.length === 0 ? null : (
        <TimeList times={{ ...times, days }} hasMarks>
          {(startsAt) => (
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-tint">
              <input
                type="radio"
                name="startsAt"
                value={startsAt}
                defaultChecked={startsAt === next}
                required
                className="size-4.5 flex-none accent-(--accent)"
              />
              <FreeTime startsAt={startsAt} zones={times} />
            </label>
          )}
        </TimeList>
      )}
      {hasAll ? (
        <p className="flex flex-wrap gap-x-8 border-y border-line py-2">
          <OtherDaysButton times={times} day={null}>
            {words.first}
          </OtherDaysButton>
          {times.nextDay === null ? null : (
            <OtherDaysButton times={times} day={times.nextDay}>
              {words.later}
            </OtherDaysButton>
          )}
        </p>
      ) : null}
    </fieldset>
  );
}
