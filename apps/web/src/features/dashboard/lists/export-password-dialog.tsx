import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

export type ExportPasswordDialogProps = {
  /** The download is running. */
  isExporting: boolean;
  /** Called after the password was confirmed. */
  onConfirmed: () => void;
  onClose: () => void;
};

/** Password confirmation before an export of personal data. */
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
