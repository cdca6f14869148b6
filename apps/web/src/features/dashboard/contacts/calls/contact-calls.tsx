import type { Booking } from '@tideline/domain/booking/booking';
import type { Contact } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { CallItem } from './call-item.tsx';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { HeldCallItem } from './held-call-item.tsx';
import { MoveCallDialog } from './move-call-dialog.tsx';
import { useCallsOf } from './use-calls-of.ts';

type Asked = { act: 'move' | 'cancel'; call: Booking };

/** The calls of an enquiry: held ones, then upcoming ones. Renders nothing without any. */
export function ContactCalls({ contact }: { contact: Contact }) {
  const [dialog, setDialog] = useState<Asked | null>(null);
  const { query, now, asked, ahead, earlier } = useCallsOf(contact);
  if (ahead.length + earlier.length + asked.length === 0 && !query.error) return null;
  const close = () => setDialog(null);
  return (
    <section aria-label={`Calls with ${contact.name}`} className="grid gap-3 border-t border-line pt-4 text-sm">
      <h2 className="type-label text-muted">Calls</h2>
      <LoadFailure query={query} />
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
