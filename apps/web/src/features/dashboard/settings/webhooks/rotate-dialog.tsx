import type { Webhook } from '@tideline/domain/webhook/webhook';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { needsPassword } from '../../../../lib/text/error-message.ts';
import { ConfirmDialog } from '../../../../staff/confirm-dialog.tsx';
import { NewSecret } from './new-secret.tsx';
import { PasswordStep } from '../../../../staff/kit/password-step.tsx';

const LABELS = { action: 'Replace secret', pendingAction: 'Replacing...' };

export type RotateDialogProps = { webhook: Webhook; onClose: () => void };

/** Replaces the secret of a webhook, and shows the new one once. */
export function RotateDialog({ webhook, onClose }: RotateDialogProps) {
  const utils = trpc.useUtils();
  const rotate = trpc.webhooks.rotate.useMutation({ onSuccess: () => utils.webhooks.invalidate() });
  const confirm = () => rotate.mutate({ id: webhook.id });
  if (rotate.data) return <NewSecret created={rotate.data} onClose={onClose} />;
  return (
    <>
      <ConfirmDialog
        title="Replace the secret?"
        {...LABELS}
        isPending={rotate.isPending}
        error={needsPassword(rotate.error) ? null : rotate.error}
        onConfirm={confirm}
        onClose={onClose}
      >
        <p className="wrap-anywhere">
          For a day, events for <bdi>{webhook.name}</bdi> are signed with both secrets. Enter the new one at the
          receiver meanwhile.
        </p>
      </ConfirmDialog>
      <PasswordStep
        act={rotate}
        {...LABELS}
        reason="A secret is shown, so this asks for the password."
        onRetry={confirm}
      />
    </>
  );
}
