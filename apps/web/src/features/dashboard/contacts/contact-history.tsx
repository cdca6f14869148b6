import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactEvent } from '@tideline/domain/contact/contact-history';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { DateText } from '../../../staff/date-text.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { actorName } from '../audit/audit-search.ts';

const FAILURE = 'Failed to fetch history';

/** Who set which status when, newest first, from the audit log. */
export function ContactHistory({ contact }: { contact: Contact }) {
  const timeZone = useTimeZone();
  const history = trpc.contacts.history.useQuery(
    { id: contact.id },
    { refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const events = history.data ?? [];
  return (
    <section aria-label={`History of ${contact.name}`} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">History</h2>
      <LoadFailure message={FAILURE} query={history} />
      <ol className="grid gap-1.5">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-2">
            <span>{describe(event)}</span>
            <span dir="auto" className="text-muted">
              {actorName(event.actor)}, <DateText iso={event.at} timeZone={timeZone} />
            </span>
          </li>
        ))}
        {events.some(({ kind }) => kind === 'contact.add') ? null : (
          <li className="flex flex-wrap gap-x-2">
            <span>Received</span>
            <DateText iso={contact.dateSubmitted} timeZone={timeZone} className="text-muted" />
          </li>
        )}
      </ol>
    </section>
  );
}

function describe({ kind, status }: ContactEvent): string {
  return kind === 'contact.add' ? 'Entered' : `Set to ${status ?? 'another status'}`;
}
