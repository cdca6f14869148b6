import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { resultsLine } from '../../../staff/posts/results-line.ts';
import { useMoney } from '../../../staff/use-money.ts';
import type { DetailsProps } from './details-props.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

/** The results of the post: enquiries, clients and their value. Renders nothing before its first enquiry. */
export function ResultsSection({ stored: { id } }: Pick<DetailsProps, 'stored'>) {
  const results = trpc.trails.ofPost.useQuery(
    { id: id ?? '' },
    { enabled: useMay()('contacts.read') && id !== null, meta: { failure: 'Failed to fetch results' } },
  );
  const { format } = useMoney();
  if (!results.data) return <LoadFailure query={results} />;
  const { contacts, first, last, between, newest } = results.data;
  if (contacts === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-[560]">{resultsLine(results.data, format)}</p>
      <p className="text-muted">
        First post of the visit: {first}. Last: {last}. In between: {between}.
      </p>
      <ul className="grid gap-1">
        {newest.map(({ id: contactId, name, status, value }) => (
          <li key={contactId} className="flex flex-wrap gap-x-2">
            <Link className="link" to="/admin" search={{ tab: 'contacts', contact: contactId }}>
              <bdi>{name}</bdi>
            </Link>
            <span className="text-muted">
              {status}
              {value === null ? null : `, ${format(value)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Inquiries, spam aside, whose senders had read this post before; clients are the won ones, with the sum of their
        stated values.
      </p>
    </div>
  );
}
