import { needsPassword } from '../../../../lib/text/error-message.ts';
import { PasswordDialog } from '../../confirmation/password-dialog.tsx';

const TEAM_REASON = 'The team decides who sees what, so changing it asks for your password.';

export type PasswordStepProps = {
  act: { error: unknown; isPending: boolean; reset: () => void };
  action: string;
  /** Why the password is asked for. */
  reason?: string;
  onRetry: () => void;
};

/** Asks for the caller's own password when the server requires it for a change, then retries. */
export function PasswordStep({ act, action, reason = TEAM_REASON, onRetry }: PasswordStepProps) {
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
      <p>{reason}</p>
    </PasswordDialog>
  );
}
