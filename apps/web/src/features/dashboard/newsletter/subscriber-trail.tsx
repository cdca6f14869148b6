import { Link } from '@tanstack/react-router';
import { trailSteps } from '@tideline/domain/trail/trail-steps';
import { trpc } from '../../../lib/calls/trpc.ts';
import { DateText } from '../../../staff/time/date-text.tsx';

/** The trail of a sign-up, and the enquiries of its address. */
export function SubscriberTrail({ id }: { id: string }) {
  const { data } = trpc.trails.ofSubscriber.useQuery({ id });
  if (!data || (data.trail === null && data.enquiries.length === 0)) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      {data.trail ? (
        <p>
          <span className="text-muted">Signed up through </span>
          <bdi>
            {trailSteps(data.trail, { package: null })
              .map(({ text }) => text)
              .join(' → ')}
          </bdi>
        </p>
      ) : null}
      {data.enquiries.map(({ id: contactId, reference, status, dateSubmitted, issue }) => (
        <p key={contactId}>
          <Link className="link" to="/admin" search={{ tab: 'contacts', contact: contactId }}>
            Inquiry {reference}
          </Link>{' '}
          <span className="text-muted">
            {status}, <DateText iso={dateSubmitted} />
            {issue ? (
              <>
                , brought by the issue <bdi>{issue.subject ?? 'that was deleted'}</bdi>
              </>
            ) : null}
          </span>
        </p>
      ))}
    </div>
  );
}
