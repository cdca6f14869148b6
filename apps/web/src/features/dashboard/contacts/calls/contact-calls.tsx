import type { Booking } from '@tideline/domain/booking/booking';
import type { Contact } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { useNow } from '../../../../staff/use-now.ts';
import { CallItem } from './call-item.tsx';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { MoveCallDialog } from './move-call-dialog.tsx';

const FAILURE = 'Failed to fetch calls';
const SHOWN_MAX = 20;

type Asked = { act: 'move' | 'cancel'; call: Booking };

/** The calls of an enquiry: those that lie ahead first. Renders nothing without one. */
export function ContactCalls({ contact }: { contact: Contact }) {
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const calls = trpc.bookings.list.useQuery(
    { contactId: contact.id, limit: SHOWN_MAX },
    { refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const items = calls.data?.items ?? [];
  if (items.length === 0 && !calls.error) return null;
  const ahead = items.filter((call) => call.status === 'booked' && Date.parse(call.endsAt) > now);
  const earlier = items.filter((call) => !ahead.includes(call)).toReversed();
  const close = () => setAsked(null);
  return (
    <section aria-label={`Calls with ${contact.name}`} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Calls</h2>
      <LoadFailure message={FAILURE} query={calls} />
      <ul className="grid gap-4">
        {[...ahead, ...earlier].map((call) => (
          <CallItem key={call.id} call={call} now={now} onAsk={(act) => setAsked({ act, call })} />
        ))}
      </ul>
      {asked?.act === 'move' ? <MoveCallDialog call={asked.call} onClose={close} /> : null}
      {asked?.act === 'cancel' ? <CancelCallDialog call={asked.call} onClose={close} /> : null}
    </section>
  );
}
