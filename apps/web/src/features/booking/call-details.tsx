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
export function CallDetails({ offered: { times, chosen: wanted }, answer, onBooked }: CallDetailsProps) {
  const copy = useCopy('discovery-call', 'form', callForm);
  const [isTaken, setIsTaken] = useState(false);
  const chosen = isTaken ? null : wanted;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isChoosing = wanted === null && answer?.fields[OTHER_TIMES_FIELD] !== undefined;
  return (
    <div className="grid-page mt-10 items-start gap-y-8">
      <div className="col-span-12 lg:col-span-4">
        <p className="type-label text-muted">{copy.step}</p>
        <h2 ref={heading} tabIndex={-1} className="type-title mt-2 text-title outline-none">
          {copy.heading}
        </h2>
        {/* Enter in a field presses the form's first button in the page: this one books. */}
        <button type="submit" form={CALL_FORM} tabIndex={-1} aria-hidden="true" className="sr-only">
          {copy.submit}
        </button>
        {isChoosing ? null : (
          <section aria-labelledby="chosen-time" className="mt-6 border-t border-ink pt-5">
            <h3 id="chosen-time" className={chosen === null ? 'sr-only' : 'type-label text-muted'}>
              {copy.time}
            </h3>
            {chosen === null ? null : (
              <p className="mt-1">
                <ChosenTime
                  call={{ startsAt: chosen, endsAt: later(chosen, times.callMinutes * MINUTE_MS) }}
                  zones={times}
                />
              </p>
            )}
            <p className="mt-2">
              <OtherDaysButton times={times} day={null}>
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
          times={times}
          offers={isChoosing ? 'all' : wanted === null ? 'next' : 'none'}
          refused={answer ?? undefined}
          onTaken={() => setIsTaken(true)}
          onBooked={onBooked}
        />
      </div>
    </div>
  );
}
