import { trpc } from '../../../lib/calls/trpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordForm } from '../lists/password-form.tsx';

export type ContactEmailDialogProps = { isSaving: boolean; onConfirmed: () => void; onClose: () => void };

/** Password confirmation before the contact email changes. */
export function ContactEmailDialog({ isSaving, onConfirmed, onClose }: ContactEmailDialogProps) {
  const confirm = trpc.auth.confirmPassword.useMutation({ onSuccess: onConfirmed });
  return (
    <Dialog open title="Change the contact email?" onClose={onClose}>
      <PasswordForm
        action="Save Settings"
        pendingAction="Saving..."
        isPending={confirm.isPending || isSaving}
        error={confirm.error}
        onConfirm={({ password }) => confirm.mutate({ password })}
        onClose={onClose}
      >
        <p>Notices of enquiries will go to the new address. The old one is told by mail.</p>
      </PasswordForm>
    </Dialog>
  );
}
