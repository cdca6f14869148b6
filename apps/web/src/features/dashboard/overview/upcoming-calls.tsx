import { Link } from '@tanstack/react-router';
import type { Booking } from '@tideline/domain/booking/booking';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { useNow } from '../../../staff/time/use-now.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { DETAILS_HASH } from '../contacts/panel/panel-views.tsx';
import { OverviewSection } from './overview-section.tsx';

const SHOWN_MAX = 5;

/** Today's and upcoming calls; renders nothing until calls can be booked. */
export function UpcomingCalls() {
  const now = useNow();
  const [openedAt] = useState(() => new Date().toISOString());
  const offer = trpc.bookings.offer.useQuery();
  const calls = trpc.bookings.list.useQuery(
    { status: 'booked', from: openedAt, limit: SHOWN_MAX },
    { meta: { failure: 'Failed to fetch calls' } },
  );
  const items = (calls.data?.items ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now);
  const more = (calls.data?.total ?? 0) - (calls.data?.items.length ?? 0);
  if (items.length === 0 && !calls.error && !offer.data?.isOpen) return null;
  return (
    <OverviewSection title="Calls" note={<TodayNote calls={items} now={now} />}>
      <LoadFailure query={calls} />
      {calls.data && items.length === 0 ? (
        <p className="border-b border-line py-4 text-muted">
          No calls are booked. Visitors choose from the{' '}
          <Link to="/admin" search={{ tab: 'settings', section: 'calls' }} preload={false} className="link">
            hours in Settings
          </Link>
          .
        </p>
      ) : null}
      <ul>
        {items.map((call) => (
          <UpcomingCall key={call.id} call={call} now={now} />
        ))}
      </ul>
      {more > 0 ? <p className="pt-2 text-sm text-muted">and {more.toLocaleString('en-US')} more</p> : null}
    </OverviewSection>
  );
}

/** `2 today, the next at 9:00 AM` */
function TodayNote({ calls, now }: { calls: readonly Booking[]; now: number }) {
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(now).toISOString(), timeZone);
  const count = calls.filter(({ startsAt }) => dayInZone(startsAt, timeZone) === today).length;
  return count === 0 ? 'None today' : `${count === SHOWN_MAX ? `${count} or more` : count} today`;
}

function UpcomingCall({ call, now }: { call: Booking; now: number }) {
  const timeZone = useTimeZone();
  const isNow = Date.parse(call.startsAt) <= now;
  return (
    <li className="border-b border-line">
      <Link
        to="/admin"
        search={{ tab: 'contacts', contact: call.contactId }}
        hash={DETAILS_HASH}
        preload={false}
        className="grid min-h-14 content-center gap-x-4 px-1 py-2 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <UserText text={call.name} className="line-clamp-1! font-[560]" />
          <UserText
            text={[call.kind?.name, call.company, call.staffName && `with ${call.staffName}`]
              .filter(Boolean)
              .join(', ')}
            className="line-clamp-1! text-sm text-muted"
          />
        </span>
        <span className="text-sm text-muted sm:text-right sm:whitespace-nowrap">
          {isNow ? <strong className="text-accent">Now, </strong> : null}
          <time dateTime={call.startsAt}>{timeText(call, timeZone, now)}</time>
        </span>
      </Link>
    </li>
  );
}

/** `Today, 9:00 – 9:30 AM`, or with the day. */
function timeText({ startsAt, endsAt }: Booking, timeZone: string, now: number): string {
  const isToday = dayInZone(startsAt, timeZone) === dayInZone(new Date(now).toISOString(), timeZone);
  const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const days = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  const range = times.formatRange(new Date(startsAt), new Date(endsAt));
  return `${isToday ? 'Today' : days.format(new Date(startsAt))}, ${range}`;
}
