import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';

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
  /** Of a form within the content of a dialog: it scrolls with the form. */
  isInline?: boolean;
  /** A note or a less destructive action, before the main button. */
  children?: ReactNode;
};

/** Covers the padding of the dialog (dialog.tsx). The shadow is in staff.css. */
const STAYS_IN_VIEW =
  'dialog-foot sticky bottom-0 z-2 -mx-6 -mt-3.5 -mb-6 bg-surface px-6 pt-3.5 pb-6 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8';

/** The foot of a dialog, which stays in view while the content scrolls: the error, Cancel and the main button. */
export function DialogFoot(props: DialogFootProps) {
  const { action, pendingAction = action, isPending = false, isDisabled = false, variant, onAction, error } = props;
  const { cancel = 'Cancel', isCancelDisabled, onClose, isInline = false, children } = props;
  return (
    <div className={classNames('grid gap-5', !isInline && STAYS_IN_VIEW)}>
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
