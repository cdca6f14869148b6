import { bookedCall } from '@tideline/copy/calls/discovery-call';
import type { BookedCall } from '@tideline/domain/booking/booking';
import { CALL_CALENDAR_PATH } from '@tideline/domain/booking/call-path';
import { calendarLinks } from '@tideline/domain/booking/calendar-links';
import { useCopy } from '../../lib/copy/use-copy.ts';

export type CallCalendarProps = {
  token: string;
  call: Pick<BookedCall, 'startsAt' | 'endsAt' | 'place'>;
  /** What stands in the calendar. */
  entry: NonNullable<BookedCall['calendar']>;
};

/** Plain links that add a call to a calendar: a file, and calendars on the web. */
export function CallCalendar({ token, call, entry }: CallCalendarProps) {
  const copy = useCopy('discovery-call', 'booked', bookedCall);
  const { google, outlook, office } = calendarLinks({ ...call, ...entry });
  const link = 'inline-flex min-h-11 items-center link';
  return (
    <section aria-labelledby="call-calendar" className="mt-6 max-w-[40em] border-t border-line pt-4">
      <h2 id="call-calendar" className="type-label text-muted">
        {copy.calendar}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a href={`${CALL_CALENDAR_PATH}?t=${encodeURIComponent(token)}`} download className={link}>
            {copy.file} (.ics)
          </a>
        </li>
        {Object.entries({ 'Google Calendar': google, Outlook: outlook, 'Microsoft 365': office }).map(
          ([name, href]) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
