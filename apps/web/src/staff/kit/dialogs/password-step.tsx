import { needsPassword } from '../../../lib/text/error-message.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { FormAct } from './use-form.ts';

export type PasswordStepProps = {
  act: FormAct;
  /** Button label, idle and pending. */
  action: string;
  pendingAction?: string;
  /** Why the password is asked for. */
  reason: string;
  onRetry: () => void;
};

/** Asks for the person's own password when the server requires it for an act, then repeats the act. */
export function PasswordStep({ act, action, pendingAction = `${action}...`, reason, onRetry }: PasswordStepProps) {
  if (!needsPassword(act.error)) return null;
  return (
    <PasswordDialog
      title="Confirm that it is you"
      action={action}
      pendingAction={pendingAction}
      isPending={act.isPending}
      onConfirmed={onRetry}
      onClose={act.reset}
    >
      <p>{reason}</p>
    </PasswordDialog>
  );
}
