import type { ReactNode } from 'react';
import { errorMessage } from '../lib/text/error-message.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { DialogFoot } from '../ui/overlays/dialog-foot.tsx';

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
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirmation for destructive actions. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, pendingAction, isPending, error, alternative, onConfirm, onClose } = props;
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-2 text-muted">{children}</div>
        <DialogFoot
          variant="danger"
          error={error ? errorMessage(error) : null}
          onAction={onConfirm}
          {...{ action, pendingAction, isPending, onClose }}
        >
          {alternative}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
