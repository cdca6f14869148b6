import type { Subscriber, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import { trpc } from '../../../lib/calls/trpc.ts';
import { SubscriberConsent } from './subscriber-consent.tsx';
import { SubscriberTrail } from './subscriber-trail.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';

export type SubscriberDialogProps = {
  /** Null adds a new one. */
  subscriber: Subscriber | null;
  onClose: () => void;
};

/** Adds a subscriber, or changes the address or status of one. */
export function SubscriberDialog({ subscriber, onClose }: SubscriberDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  async function handleSaved(title: string) {
    toast({ title, text: form.values.email.trim() });
    onClose();
    await Promise.all([utils.subscribers.invalidate(), utils.stats.invalidate()]);
  }
  const add = trpc.subscribers.add.useMutation({ onSuccess: () => handleSaved('Subscriber added') });
  const update = trpc.subscribers.update.useMutation({ onSuccess: () => handleSaved('Subscriber saved') });
  const start = { email: subscriber?.email ?? '', status: subscriber?.status ?? 'active' };
  const form = useForm<{ email: string; status: SubscriberStatus }>(start, subscriber ? update : add, 'email');

  function save() {
    const { email, status } = form.values;
    if (!subscriber) return add.mutate({ email });
    // Sends changed fields only: the person may have unsubscribed since the dialog opened.
    update.mutate({
      id: subscriber.id,
      ...(email.trim() !== subscriber.email && { email }),
      ...(status !== subscriber.status && { status }),
    });
  }

  return (
    <FormDialog title={subscriber ? 'Edit Subscriber' : 'Add Subscriber'} form={form} onSubmit={save} onClose={onClose}>
      <TextField label="Email" required type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
      {subscriber ? (
        <SelectField
          label="Status"
          hint="An unsubscribed address receives nothing."
          options={SUBSCRIBER_STATUSES}
          {...form.field('status')}
        />
      ) : (
        <p className="text-sm text-muted">Add only people who asked for the newsletter.</p>
      )}
      {subscriber ? <SubscriberConsent {...subscriber} /> : null}
      {subscriber ? <SubscriberTrail id={subscriber.id} /> : null}
    </FormDialog>
  );
}
