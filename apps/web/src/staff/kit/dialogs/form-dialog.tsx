import type { ReactNode, SubmitEvent } from 'react';
import { useFocusInvalid } from '../../../lib/forms/use-focus-invalid.ts';
import { Dialog, type DialogProps } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot, type DialogFootProps } from '../../../ui/overlays/dialog-foot.tsx';
import { PasswordStep } from './password-step.tsx';
import type { Form } from './use-form.ts';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'isDismissable' | 'onClose'> &
  Pick<DialogFootProps, 'pendingAction' | 'isDisabled' | 'variant' | 'cancel' | 'isCancelDisabled'> & {
    /** The state of the form; without it, the act cannot fail. */
    form?: Pick<Form<never>, 'act' | 'failure'>;
    /** Label of the main button. */
    action?: string;
    /** Why the password is asked for, if the server can require it. */
    passwordReason?: string;
    /** Sends the form; also called again after the password. */
    onSubmit: () => void;
    /** The fields. */
    children: ReactNode;
  };

const CANNOT_FAIL = { act: { error: null, isPending: false, reset: () => undefined }, failure: null };

/**
 * A form in a dialog. After a failure, the focus is in the first field with an error; other failures are above the
 * buttons.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    size,
    isDismissable,
    form = CANNOT_FAIL,
    action = 'Save',
    pendingAction = 'Saving...',
    passwordReason,
  } = props;
  const { isDisabled, variant, cancel, isCancelDisabled, onSubmit, onClose, children } = props;
  const { act, failure } = form;
  const ref = useFocusInvalid(act.error);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!act.isPending && !isDisabled) onSubmit();
  }
  return (
    <Dialog open {...{ title, size, isDismissable, onClose }}>
      <form noValidate ref={ref} onSubmit={handleSubmit} className="grid gap-5">
        {children}
        <DialogFoot
          error={failure}
          isPending={act.isPending}
          {...{ action, pendingAction, isDisabled, variant, cancel, isCancelDisabled, onClose }}
        />
      </form>
      {passwordReason === undefined ? null : (
        <PasswordStep reason={passwordReason} onRetry={onSubmit} {...{ act, action, pendingAction }} />
      )}
    </Dialog>
  );
}
