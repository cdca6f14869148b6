import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { quantity } from '../../../lib/text/quantity.ts';

/** Warns that issues of the newsletter wait for a mail server; renders nothing if there is one, or none waits. */
export function IssuesWarning() {
  const { data } = trpc.mail.status.useQuery();
  const options = { enabled: data !== undefined && data.server === null } as const;
  const scheduled = trpc.issues.list.useQuery({ state: 'scheduled', limit: 1 }, options);
  const sending = trpc.issues.list.useQuery({ state: 'sending', limit: 1 }, options);
  const count = (scheduled.data?.total ?? 0) + (sending.data?.total ?? 0);
  if (!options.enabled || count === 0) return null;
  return (
    <section aria-labelledby="issues-warning" className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3">
      <h2 id="issues-warning" className="font-[640] text-danger">
        {quantity(count, ['issue', 'issues'])} of the newsletter cannot be sent
      </h2>
      <p className="text-sm text-muted">
        No mail server is configured (<code>SMTP_URL</code>).{' '}
        <Link to="/admin" search={{ tab: 'newsletter', view: 'issues' }} preload={false} className="underline">
          Issues
        </Link>
      </p>
    </section>
  );
}
