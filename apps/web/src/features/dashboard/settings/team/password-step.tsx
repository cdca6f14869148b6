import { needsPassword } from '../../../../lib/text/error-message.ts';
import { PasswordDialog } from '../../confirmation/password-dialog.tsx';

export type PasswordStepProps = {
  act: { error: unknown; isPending: boolean; reset: () => void };
  action: string;
  onRetry: () => void;
};

/** Asks for the caller's own password when the server requires it for a change of the team, then retries. */
export function PasswordStep({ act, action, onRetry }: PasswordStepProps) {
  if (!needsPassword(act.error)) return null;
  return (
    <PasswordDialog
      title="Confirm that it is you"
      action={action}
      pendingAction={`${action}...`}
      isPending={act.isPending}
      onConfirmed={onRetry}
      onClose={act.reset}
    >
      <p>The team decides who sees what, so changing it asks for your password.</p>
    </PasswordDialog>
  );
}
