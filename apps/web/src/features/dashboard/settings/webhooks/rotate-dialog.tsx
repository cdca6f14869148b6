import type { Webhook } from '@tideline/domain/webhook/webhook';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { NewSecret } from './new-secret.tsx';

export type RotateDialogProps = { webhook: Webhook; onClose: () => void };

/** Replaces the secret of a webhook, and shows the new one once. */
export function RotateDialog({ webhook, onClose }: RotateDialogProps) {
  const utils = trpc.useUtils();
  const rotate = trpc.webhooks.rotate.useMutation({ onSuccess: () => utils.webhooks.invalidate() });
  if (rotate.data) return <NewSecret created={rotate.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Replace the secret?"
      action="Replace secret"
      pendingAction="Replacing..."
      act={rotate}
      passwordReason="A secret is shown, so this asks for the password."
      onConfirm={() => rotate.mutate({ id: webhook.id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        For a day, events for <bdi>{webhook.name}</bdi> are signed with both secrets. Enter the new one at the receiver
        during that day.
      </p>
    </ConfirmDialog>
  );
}
