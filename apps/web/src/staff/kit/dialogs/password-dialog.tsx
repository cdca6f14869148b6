import type { ReactNode } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PasswordForm } from './password-form.tsx';

export type PasswordDialogProps = {
  title: string;
  /** Button label, idle and pending. */
  action: string;
  pendingAction: string;
  /** What follows the confirmation is running. */
  isPending: boolean;
  /** Consequence of the action. */
  children: ReactNode;
  /** Called after the password was confirmed. */
  onConfirmed: () => void;
  onClose: () => void;
};

/** Password confirmation before a call that requires a recent one. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, action, pendingAction, isPending, children, onConfirmed, onClose } = props;
  const confirm = trpc.auth.confirmPassword.useMutation({ onSuccess: onConfirmed });
  return (
    <Dialog open title={title} onClose={onClose}>
      <PasswordForm
        action={action}
        pendingAction={pendingAction}
        isPending={confirm.isPending || isPending}
        error={confirm.error}
        onConfirm={({ password }) => confirm.mutate({ password })}
        onClose={onClose}
      >
        {children}
      </PasswordForm>
    </Dialog>
  );
}
