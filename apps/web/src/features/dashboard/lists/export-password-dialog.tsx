import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

export type ExportPasswordDialogProps = {
  /** The file is on its way. */
  isExporting: boolean;
  /** The password was right. */
  onConfirmed: () => void;
  onClose: () => void;
};

/** Asks for the password before a file that holds personal data, when it was given too long ago. */
export function ExportPasswordDialog({ isExporting, onConfirmed, onClose }: ExportPasswordDialogProps) {
  const confirm = trpc.auth.confirmPassword.useMutation({ onSuccess: onConfirmed });
  return (
    <Dialog open title="Export this list?" onClose={onClose}>
      <PasswordForm
        action="Save the file"
        pendingAction="Exporting..."
        isPending={confirm.isPending || isExporting}
        error={confirm.error}
        onConfirm={({ password }) => confirm.mutate({ password })}
        onClose={onClose}
      >
        <p>
          The file holds personal data. Once you have given your password, exports do not ask for it again for{' '}
          {CONFIRMATION_MINUTES} minutes.
        </p>
      </PasswordForm>
    </Dialog>
  );
}
