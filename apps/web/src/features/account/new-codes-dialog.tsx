import { trpc } from '../../lib/calls/trpc.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OwnerForm } from '../../staff/owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type NewCodesDialogProps = { email: string; onClose: () => void };

/** Makes new recovery codes in place of the old ones. */
export function NewCodesDialog({ email, onClose }: NewCodesDialogProps) {
  const utils = trpc.useUtils();
  const renew = trpc.auth.secondFactor.renewRecoveryCodes.useMutation({
    onSuccess: () => utils.auth.secondFactor.invalidate(),
  });
  /** While the server makes them it has taken the old ones back: whoever closed this now would never see the new ones. */
  function handleClose() {
    if (!renew.isPending) onClose();
  }
  if (renew.data) {
    return (
      <Dialog open title="Save your recovery codes" isDismissable={false} onClose={onClose}>
        <RecoveryCodes email={email} codes={renew.data.recoveryCodes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open title="New recovery codes" isDismissable={!renew.isPending} onClose={handleClose}>
      <OwnerForm
        email={email}
        asksForCode
        action="Make new codes"
        pendingAction="Making..."
        isPending={renew.isPending}
        error={renew.error}
        onConfirm={(proof) => renew.mutate(proof)}
        onClose={handleClose}
      >
        <p>The recovery codes that you have will not work any more.</p>
      </OwnerForm>
    </Dialog>
  );
}
