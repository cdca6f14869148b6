import type { ReactNode } from 'react';
import { errorMessage, needsPassword } from '../../../lib/text/error-message.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { PasswordStep } from './password-step.tsx';

export type ConfirmDialogProps = {
  title: ReactNode;
  /** Consequence of the action. */
  children: ReactNode;
  /** Button label, idle and pending. */
  action?: string;
  pendingAction?: string;
  /** The mutation; without it, the act cannot fail. */
  act?: { isPending: boolean; error: unknown; reset: () => void };
  /** A less destructive action, between Cancel and the action. */
  alternative?: ReactNode;
  /** Why the password is asked for, if the server can require it. */
  passwordReason?: string;
  onConfirm: () => void;
  onClose: () => void;
};

const CANNOT_FAIL = { isPending: false, error: null, reset: () => undefined };

/** Confirmation for destructive actions; of a deletion, unless `action` says another one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action = 'Delete', pendingAction = 'Deleting...', act = CANNOT_FAIL } = props;
  const { alternative, passwordReason, onConfirm, onClose } = props;
  const { error, isPending } = act;
  const isAsking = passwordReason !== undefined && needsPassword(error);
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
      {passwordReason === undefined ? null : (
        <PasswordStep reason={passwordReason} onRetry={onConfirm} {...{ act, action, pendingAction }} />
      )}
    </Dialog>
  );
}
