import { Link } from '@tanstack/react-router';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../staff/relative-date.ts';

/** Shorter outages of the mail server cause no warning. */
const PATIENCE_MS = 10 * MINUTE_MS;

/** Warns that the mailbox is unreadable; renders nothing while it is readable, or without one. */
export function MailboxWarning() {
  const timeZone = useTimeZone();
  const { data } = trpc.mailbox.status.useQuery();
  const { lastError, lastReadAt } = data?.state ?? { lastError: null, lastReadAt: null };
  if (!lastError) return null;
  if (lastReadAt !== null && Date.parse(lastError.at) - Date.parse(lastReadAt) < PATIENCE_MS) return null;
  return (
    <section
      aria-labelledby="mailbox-warning"
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 [overflow-wrap:anywhere]"
    >
      <h2 id="mailbox-warning" className="font-[640] text-danger">
        The mailbox cannot be read
      </h2>
      <p className="text-sm">{lastError.text}</p>
      <p className="text-sm text-muted">
        Bounces and complaints wait there. Last read: {lastReadAt ? formatDateTime(lastReadAt, timeZone) : 'never'}.{' '}
        <Link to="/admin" search={{ tab: 'settings' }} hash="mail-heading" preload={false} className="underline">
          Mail in Settings
        </Link>
      </p>
    </section>
  );
}
