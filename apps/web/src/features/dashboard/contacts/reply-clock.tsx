import type { Contact } from '@tideline/domain/contact/contact';
import { classNames } from '../../../ui/controls/class-names.ts';
import { answerText, contactClock } from './contact-clock.ts';

const CLASSES = { 'in time': 'text-ink', 'at risk': 'font-[560] text-buoy', overdue: 'font-[560] text-danger' };

export type ReplyClockProps = { contact: Contact; now: number };

/** Time left of the 24-hour promise and time waited, or how long the answer took. */
export function ReplyClock({ contact, now }: ReplyClockProps) {
  const clock = contactClock(contact, now);
  return (
    <span className="grid leading-snug @max-[60rem]:whitespace-nowrap">
      {renderReplyTime(contact, now) ?? '—'}
      {clock ? <span className="text-xs xl:whitespace-nowrap">{clock.waited}</span> : null}
    </span>
  );
}

/** The time left, or the answer time; null if neither applies. `now` in milliseconds. */
export function renderReplyTime(contact: Contact, now: number) {
  const clock = contactClock(contact, now);
  const text = clock?.left ?? answerText(contact);
  return text === null ? null : <span className={classNames('flex-none', clock && CLASSES[clock.state])}>{text}</span>;
}
