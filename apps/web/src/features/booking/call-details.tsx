import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { FormAnswer } from '@tideline/page-contract';
import { useEffect, useRef, useState } from 'react';
import { callForm } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { OTHER_TIMES_FIELD } from '@tideline/domain/booking/call-path';
import { CallForm } from './call-form.tsx';
import type { OfferedTimes } from './times/call-times.ts';
import { ChosenTime } from './chosen-time.tsx';
import { CALL_FORM, OtherDaysButton } from './times/other-days-button.tsx';

export type CallDetailsProps = {
  offered: OfferedTimes;
  /** The refusal of a post without JavaScript, and its input; the time may be taken. */
  answer: FormAnswer | null;
  onBooked: (answer: BookingAnswer) => void;
};

/** The second step. */
export function CallDetails({ offered: { week, chosen: wanted }, answer, onBooked }: CallDetailsProps) {
  const copy = useCopy('discovery-call', 'form', callForm);
  const [isTaken, setIsTaken] = useState(false);
  const chosen = isTaken ? null : wanted;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isChoosing = wanted === null && answer?.fields[OTHER_TIMES_FIELD] !== undefined;
  return (
    <div className="grid-page mt-1 items-start gap-y-6">
      <div className="col-span-12 lg:col-span-4">
        <p className="type-label text-muted">{copy.step}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="type-display mt-1 text-[clamp(1.875rem,1.5rem+1.6vw,2.5rem)] leading-[1.08] outline-none sm:mt-3"
        >
          {copy.heading}
        </h2>
        {/* Enter in a field presses the form's first button in the page: this one books. */}
        <button type="submit" form={CALL_FORM} tabIndex={-1} aria-hidden="true" className="sr-only">
          {copy.submit}
        </button>
        {isChoosing ? null : (
          <section aria-labelledby="chosen-time" className="mt-3 border-t border-ink pt-3 sm:mt-6 sm:pt-5">
            <h3 id="chosen-time" className={chosen === null ? 'sr-only' : 'type-label text-muted'}>
              {copy.time}
            </h3>
            {week.kind === undefined ? null : (
              <p dir="auto" className="mt-1 text-lead font-[560] wrap-anywhere">
                {week.kind.name}
              </p>
            )}
            {chosen === null ? null : (
              <p className="mt-1">
                <ChosenTime
                  call={{ startsAt: chosen, endsAt: later(chosen, week.callMinutes * MINUTE_MS) }}
                  zones={week}
                />
              </p>
            )}
            <p className="sm:mt-2">
              <OtherDaysButton week={week} day={week.day}>
                {copy.change}
              </OtherDaysButton>
            </p>
          </section>
        )}
      </div>
      <div className="col-span-12 rounded-[4px] bg-surface p-5 sm:p-9 lg:col-span-7 lg:col-start-6">
        {answer === null || answer.message === '' ? null : (
          <p role="alert" className="mb-6 border-l-3 border-danger pl-4">
            {answer.message} {copy.failure.text}
          </p>
        )}
        <CallForm
          startsAt={wanted ?? answer?.fields['startsAt'] ?? ''}
          week={week}
          offersOthers={wanted === null}
          refused={answer ?? undefined}
          onTaken={() => setIsTaken(true)}
          onBooked={onBooked}
        />
      </div>
    </div>
  );
}
