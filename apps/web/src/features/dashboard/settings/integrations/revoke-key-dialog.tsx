import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Integration } from '@tideline/domain/staff/integration';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { REASON } from './password-reason.ts';

export type RevokeKeyDialogProps = { integration: Integration; apiKey: ApiKey; onClose: () => void };

/** Revokes a key of an integration. */
export function RevokeKeyDialog({ integration, apiKey: { id, name }, onClose }: RevokeKeyDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const revoke = trpc.integrations.revokeKey.useMutation({
    onSuccess: async () => {
      toast({ title: 'API key revoked', text: name });
      await utils.integrations.list.invalidate(); // first: the focus must not return to a button that is about to disappear
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Revoke this key?"
      action="Revoke key"
      pendingAction="Revoking..."
      act={revoke}
      passwordReason={REASON}
      onConfirm={() => revoke.mutate({ integrationId: integration.id, id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi> stops working right away, wherever <bdi>{integration.name}</bdi> uses it. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
