import type { CountedTopic } from '@tideline/domain/newsletter/topic';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';

export type DeleteTopicDialogProps = { topic: CountedTopic; onClose: () => void };

/** Confirmation before a topic is deleted, with the effect on its readers. */
export function DeleteTopicDialog({ topic, onClose }: DeleteTopicDialogProps) {
  const { id, name, subscriberCount, onlyCount, issueCount } = topic;
  const utils = trpc.useUtils();
  const remove = trpc.topics.remove.useMutation({
    onSuccess: onClose,
    onSettled: () => Promise.all([utils.topics.invalidate(), utils.issues.invalidate()]),
  });
  return (
    <ConfirmDialog
      title="Delete this topic?"
      action="Delete topic"
      pendingAction="Deleting..."
      act={remove}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p>
        “<bdi className="wrap-anywhere">{name}</bdi>” is chosen by {quantity(subscriberCount, ['reader', 'readers'])}
        {issueCount > 0 ? ` and named by ${quantity(issueCount, ['issue', 'issues'])}` : ''}.
      </p>
      {onlyCount > 0 ? (
        <p>
          {quantity(onlyCount, ['reader has', 'readers have'])} chosen no other topic. They get every issue from then
          on.
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
