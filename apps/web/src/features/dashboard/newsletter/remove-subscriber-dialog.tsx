import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';

export type RemoveSubscriberDialogProps = { subscriber: Subscriber; onClose: () => void };

/** Confirms the removal of a subscriber. */
export function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const remove = trpc.subscribers.remove.useMutation({
    meta: { failure: 'Failed to remove subscriber' },
    onSuccess: async () => {
      toast({ title: 'Subscriber removed', text: subscriber.email });
      onClose();
      await Promise.all([utils.subscribers.invalidate(), utils.stats.invalidate()]);
    },
  });
  return (
    <ConfirmDialog
      title="Remove this subscriber?"
      action="Remove"
      pendingAction="Removing..."
      act={remove}
      onConfirm={() => remove.mutate({ id: subscriber.id })}
      onClose={onClose}
    >
      <p className="text-ink">{subscriber.email}</p>
      <p>
        The address, its source and its dates are erased for good. Inquiries that this person has sent stay under
        Contacts.
      </p>
      <p>To stop the emails but keep a record of the choice, set the status to unsubscribed instead.</p>
    </ConfirmDialog>
  );
}
