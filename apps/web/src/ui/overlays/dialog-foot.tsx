import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';

export type DialogFootProps = {
  /** Label of the main button, idle and pending. */
  action: string;
  pendingAction?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  variant?: ButtonProps['variant'];
  /** Without it, the main button submits the form around it. */
  onAction?: (() => void) | undefined;
  /** Failure of the last attempt, where no field shows it. */
  error?: string | null | undefined;
  cancel?: string;
  isCancelDisabled?: boolean;
  onClose: () => void;
  /** A note or a less destructive action, before the main button. */
  children?: ReactNode;
};

/** The footer of a small dialog: the error, Cancel and the main button. */
export function DialogFoot(props: DialogFootProps) {
  const { action, pendingAction = action, isPending = false, isDisabled = false, variant, onAction, error } = props;
  const { cancel = 'Cancel', isCancelDisabled, onClose, children } = props;
  return (
    <div className="grid gap-5">
      {/* Always rendered, so that an error is announced. */}
      <p role="alert" className="type-label text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button variant="quiet" disabled={isCancelDisabled} onClick={onClose}>
          {cancel}
        </Button>
        {children}
        <Button
          type={onAction ? 'button' : 'submit'}
          variant={variant}
          disabled={isPending || isDisabled}
          onClick={onAction}
        >
          {isPending ? pendingAction : action}
        </Button>
      </div>
    </div>
  );
}
