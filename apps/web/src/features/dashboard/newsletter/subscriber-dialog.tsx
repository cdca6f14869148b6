import type { Subscriber, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { SubscriberTrail } from './subscriber-trail.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SelectField } from '../../../staff/kit/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type SubscriberDialogProps = {
  /** Null adds a new one. */
  subscriber: Subscriber | null;
  onClose: () => void;
};

/** Adds a subscriber, or changes the address or status of one. */
export function SubscriberDialog({ subscriber, onClose }: SubscriberDialogProps) {
  const [email, setEmail] = useState(subscriber?.email ?? '');
  const [status, setStatus] = useState<SubscriberStatus>(subscriber?.status ?? 'active');
  const toast = useToast();
  const utils = trpc.useUtils();
  async function handleSaved(title: string) {
    toast({ title, text: email.trim() });
    onClose();
    await Promise.all([utils.subscribers.invalidate(), utils.stats.invalidate()]);
  }
  const add = trpc.subscribers.add.useMutation({ onSuccess: () => handleSaved('Subscriber added') });
  const update = trpc.subscribers.update.useMutation({ onSuccess: () => handleSaved('Subscriber saved') });
  const { isPending, error } = subscriber ? update : add;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!subscriber) return add.mutate({ email });
    // Sends changed fields only: the person may have unsubscribed since the dialog opened.
    update.mutate({
      id: subscriber.id,
      ...(email.trim() !== subscriber.email && { email }),
      ...(status !== subscriber.status && { status }),
    });
  }

  return (
    <Dialog open title={subscriber ? 'Edit Subscriber' : 'Add Subscriber'} onClose={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Email"
          required
          error={error ? errorMessage(error) : null}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        {subscriber ? (
          <SelectField
            label="Status"
            hint="An unsubscribed address receives nothing."
            value={status}
            options={SUBSCRIBER_STATUSES}
            onChange={setStatus}
          />
        ) : (
          <p className="text-sm text-muted">Add only people who asked for the newsletter.</p>
        )}
        {subscriber ? <SubscriberTrail id={subscriber.id} /> : null}
        <DialogFoot action="Save" pendingAction="Saving..." isPending={isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
