import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../staff/relative-date.ts';

/** Warns about unreadable private calendars, by owner; renders nothing without any. */
export function CalendarWarning() {
  const timeZone = useTimeZone();
  const { data = [] } = trpc.bookings.hours.useQuery();
  const failing = data.flatMap(({ staffId, name, feed }) => (feed?.failedAt ? [{ staffId, name, feed }] : []));
  if (failing.length === 0) return null;
  return (
    <section
      aria-labelledby="calendar-warning"
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 wrap-anywhere"
    >
      <h2 id="calendar-warning" className="font-[640] text-danger">
        A private calendar cannot be read
      </h2>
      {failing.map(({ staffId, name, feed }) => (
        <p key={staffId} className="text-sm">
          <bdi>{name}</bdi>: {feed.problem} Last read: {feed.readAt ? formatDateTime(feed.readAt, timeZone) : 'never'}.
        </p>
      ))}
      <p className="text-sm text-muted">
        Appointments since then may be offered as free times.{' '}
        <Link to="/admin" search={{ tab: 'settings' }} hash="calls-heading" preload={false} className="underline">
          Calls in Settings
        </Link>
      </p>
    </section>
  );
}
