import { Link } from '@tanstack/react-router';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useNow } from '../../../staff/use-now.ts';
import { quantity } from '../../../lib/text/quantity.ts';

/** Shorter outages of the mail server cause no warning. */
const PATIENCE_MS = 10 * MINUTE_MS;

/**
 * Warns that mail cannot be sent, or was refused permanently; renders nothing while it is sent, or without a mail server.
 */
export function MailWarning() {
  const now = useNow();
  const { data } = trpc.mail.status.useQuery();
  if (!data?.server) return null;
  const { counts, lastError } = data;
  const isStuck = counts.waiting > 0 && lastError !== null && now - Date.parse(lastError.at) >= PATIENCE_MS;
  if (!isStuck && counts.failed === 0) return null;
  return (
    <section
      aria-labelledby="mail-warning"
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 [overflow-wrap:anywhere]"
    >
      <h2 id="mail-warning" className="font-[640] text-danger">
        {counts.failed > 0 ? `${quantity(counts.failed, ['mail', 'mails'])} could not be sent` : 'Mail cannot be sent'}
      </h2>
      {lastError ? <p className="text-sm">{lastError.text}</p> : null}
      <p className="text-sm text-muted">
        Replies to enquiries may be among them.{' '}
        <Link to="/admin" search={{ tab: 'settings' }} hash="mail-heading" preload={false} className="underline">
          Mail in Settings
        </Link>
      </p>
    </section>
  );
}
