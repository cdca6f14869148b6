import { trpc } from '../../lib/calls/trpc.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OwnerForm } from '../../staff/owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type NewCodesDialogProps = { email: string; onClose: () => void };

/** Replaces the recovery codes. */
export function NewCodesDialog({ email, onClose }: NewCodesDialogProps) {
  const utils = trpc.useUtils();
  const renew = trpc.auth.secondFactor.renewRecoveryCodes.useMutation({
    onSuccess: () => utils.auth.secondFactor.invalidate(),
  });
  /** Not closable while pending: the old codes are revoked, and the new ones are shown only here. */
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
        <p>Your current recovery codes will stop working.</p>
      </OwnerForm>
    </Dialog>
  );
}
