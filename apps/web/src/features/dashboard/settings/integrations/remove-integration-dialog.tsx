import type { Integration } from '@tideline/domain/staff/integration';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { REASON } from './password-reason.ts';

export type RemoveIntegrationDialogProps = { integration: Integration; onClose: () => void };

/** Removes an integration with its keys. */
export function RemoveIntegrationDialog({ integration, onClose }: RemoveIntegrationDialogProps) {
  const { id, name, keys } = integration;
  const toast = useToast();
  const utils = trpc.useUtils();
  const remove = trpc.integrations.remove.useMutation({
    onSuccess: async () => {
      toast({ title: 'Integration removed', text: name });
      await utils.integrations.list.invalidate(); // first: the focus must not return to a button that is about to disappear
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Remove this integration?"
      action="Remove"
      pendingAction="Removing..."
      act={remove}
      passwordReason={REASON}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi> stops working right away
        {keys.length > 0 ? `, and ${quantity(keys.length, ['key ends', 'keys end'])}` : ''}. What it wrote stays. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
