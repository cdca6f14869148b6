import type { ReactNode } from 'react';
import { errorMessage, needsPassword } from '../lib/text/error-message.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { DialogFoot } from '../ui/overlays/dialog-foot.tsx';
import { PasswordStep } from './kit/password-step.tsx';

export type ConfirmDialogProps = {
  title: ReactNode;
  /** Consequence of the action. */
  children: ReactNode;
  /** Button label, idle and pending. */
  action: string;
  pendingAction: string;
  isPending: boolean;
  /** Error of the last attempt, or null. */
  error: unknown;
  /** A less destructive action, between Cancel and the action. */
  alternative?: ReactNode;
  /** Why the password is asked for, if the server can require it, and what clears the refusal. */
  password?: { reason: string; reset: () => void };
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirmation for destructive actions. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, pendingAction, isPending, error, alternative, password, onConfirm, onClose } = props;
  const isAsking = password !== undefined && needsPassword(error);
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-2 text-muted">{children}</div>
        <DialogFoot
          variant="danger"
          error={error && !isAsking ? errorMessage(error) : null}
          onAction={onConfirm}
          {...{ action, pendingAction, isPending, onClose }}
        >
          {alternative}
        </DialogFoot>
      </div>
      {password ? (
        <PasswordStep
          act={{ error, isPending, reset: password.reset }}
          reason={password.reason}
          onRetry={onConfirm}
          {...{ action, pendingAction }}
        />
      ) : null}
    </Dialog>
  );
}
