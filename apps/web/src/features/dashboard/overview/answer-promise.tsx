import { Link } from '@tanstack/react-router';
import { ANSWER_PROMISE_HOURS, ANSWER_TIME_DAYS, AT_RISK_HOURS } from '@tideline/domain/contact/answer-promise';
import type { Overview } from '@tideline/domain/stats/stats';
import { AlarmClock, Timer } from 'lucide-react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { formatDuration } from '../contacts/contact-clock.ts';

export type AnswerPromiseProps = {
  overview: Pick<Overview, 'contactsAtRisk' | 'contactsOverdue' | 'medianAnswerSeconds'>;
};

/** Performance against the 24-hour response promise: overdue enquiries and the median response time. */
export function AnswerPromise({ overview }: AnswerPromiseProps) {
  const { contactsAtRisk: atRisk, contactsOverdue: overdue, medianAnswerSeconds: median } = overview;
  return (
    <section aria-labelledby="answer-promise">
      <h2 id="answer-promise" className="type-title pb-2 text-title-s">
        Reply within {ANSWER_PROMISE_HOURS} hours
      </h2>
      <ul className="border-t border-line">
        <li className="border-b border-line">
          <Link
            to="/admin"
            search={{ tab: 'contacts', status: 'pending' }}
            preload={false}
            title={`Pending for more than ${ANSWER_PROMISE_HOURS - AT_RISK_HOURS} hours: less than ${AT_RISK_HOURS} hours are left, or none`}
            className="flex min-h-11 items-center gap-3 px-1 py-2 hover:bg-sunk"
          >
            <AlarmClock aria-hidden="true" className={classNames('icon', atRisk > 0 ? 'text-danger' : 'text-tide')} />
            <span className={classNames('flex-1', atRisk > 0 && 'font-[560]')}>
              {atRisk === 0 ? 'No enquiry is at risk' : `${count(atRisk)} at risk`}
              {overdue > 0 ? (
                <>
                  , <span className="text-danger">{overdue.toLocaleString('en-US')} overdue</span>
                </>
              ) : null}
            </span>
          </Link>
        </li>
        <li className="flex min-h-11 items-center gap-3 border-b border-line px-1 py-2">
          <Timer aria-hidden="true" className="icon text-tide" />
          {median === null
            ? `No answers in the last ${ANSWER_TIME_DAYS} days`
            : `Answered after ${formatDuration(median)}, the median of the last ${ANSWER_TIME_DAYS} days`}
        </li>
      </ul>
    </section>
  );
}

function count(enquiries: number): string {
  return enquiries === 1 ? '1 enquiry' : `${enquiries.toLocaleString('en-US')} enquiries`;
}
