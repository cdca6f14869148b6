import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactEvent, ContactEventKind } from '@tideline/domain/contact/contact-history';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { actorName } from '../../audit/audit-search.ts';

/** The history of an enquiry, newest first. */
export function ContactHistory({ contact }: { contact: Contact }) {
  const history = trpc.contacts.history.useQuery({ id: contact.id }, { meta: { failure: 'Failed to fetch history' } });
  const events = history.data?.items ?? [];
  return (
    <section aria-label={`History of ${contact.name}`} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">History</h2>
      <LoadFailure query={history} />
      <ol className="grid gap-1.5">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-2">
            <span>{describe(event)}</span>
            <span dir="auto" className="text-muted">
              {actorName(event.actor)}, <DateText iso={event.at} />
            </span>
          </li>
        ))}
        {events.some(({ kind }) => kind === 'contact.add') ? null : (
          <li className="flex flex-wrap gap-x-2">
            <span>Received</span>
            <DateText iso={contact.dateSubmitted} className="text-muted" />
          </li>
        )}
      </ol>
    </section>
  );
}

const WORDS: Record<Exclude<ContactEventKind, 'contact.status'>, string> = {
  'contact.add': 'Entered',
  'contact.outcome': 'Outcome recorded',
  'contact.owner': 'Owner set',
  'contact.next-step': 'Next step set',
  'contact.merge': 'Another inquiry merged into it',
  'contact.unmerge': 'Merged inquiry taken out',
  'contact.undo-reply': 'Reply undone',
  'contact.retry-reply': 'Failed reply sent again',
  'contact.warn': 'Staff warned: no answer yet',
  'message.in': 'Message received',
  'message.out': 'Reply written',
  'message.note-in': 'Internal mail received',
  'message.automatic': 'Automatic reply received',
  'message.acknowledgement': 'Acknowledged',
  'call.ask': 'Call requested, not booked',
  'call.book': 'Call booked',
  'call.move': 'Call moved',
  'call.cancel': 'Call canceled',
  'note.add': 'Note added',
};

function describe({ kind, status }: ContactEvent): string {
  return kind === 'contact.status' ? `Set to ${status ?? 'another status'}` : WORDS[kind];
}
