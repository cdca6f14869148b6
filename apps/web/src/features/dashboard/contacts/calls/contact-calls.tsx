import type { Booking } from '@tideline/domain/booking/booking';
import type { Contact } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { useNow } from '../../../../staff/use-now.ts';
import { CallItem } from './call-item.tsx';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { HeldCallItem } from './held-call-item.tsx';
import { MoveCallDialog } from './move-call-dialog.tsx';

const FAILURE = 'Failed to fetch calls';
const SHOWN_MAX = 20;

type Asked = { act: 'move' | 'cancel'; call: Booking };

/** The calls of an enquiry: held ones, then upcoming ones. Renders nothing without any. */
export function ContactCalls({ contact }: { contact: Contact }) {
  const now = useNow();
  const [dialog, setDialog] = useState<Asked | null>(null);
  const calls = trpc.bookings.list.useQuery(
    { contactId: contact.id, limit: SHOWN_MAX },
    { meta: { failure: FAILURE } },
  );
  const held = trpc.bookings.list.useQuery(
    { contactId: contact.id, status: 'held', limit: SHOWN_MAX },
    { meta: { failure: FAILURE } },
  );
  const items = calls.data?.items ?? [];
  const asked = held.data?.items ?? [];
  if (items.length + asked.length === 0 && !calls.error) return null;
  const ahead = items.filter((call) => call.status === 'booked' && Date.parse(call.endsAt) > now);
  const earlier = items.filter((call) => !ahead.includes(call)).toReversed();
  const close = () => setDialog(null);
  return (
    <section aria-label={`Calls with ${contact.name}`} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Calls</h2>
      <LoadFailure query={calls} />
      <ul className="grid gap-4">
        {asked.map((call) => (
          <HeldCallItem key={call.id} call={call} now={now} />
        ))}
        {[...ahead, ...earlier].map((call) => (
          <CallItem key={call.id} call={call} now={now} onAsk={(act) => setDialog({ act, call })} />
        ))}
      </ul>
      {dialog?.act === 'move' ? <MoveCallDialog call={dialog.call} onClose={close} /> : null}
      {dialog?.act === 'cancel' ? <CancelCallDialog call={dialog.call} onClose={close} /> : null}
    </section>
  );
}
