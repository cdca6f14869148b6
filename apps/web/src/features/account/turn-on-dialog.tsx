import { trpc } from '../../lib/calls/trpc.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OwnerForm } from '../../staff/owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupStep } from './setup-step.tsx';
import { TwoStepTitle } from './two-step-title.tsx';

export type TurnOnDialogProps = { email: string; onClose: () => void };

/** Turns two-step sign-in on: password, secret for the app, its first code, recovery codes. */
export function TurnOnDialog({ email, onClose }: TurnOnDialogProps) {
  const utils = trpc.useUtils();
  const begin = trpc.auth.secondFactor.begin.useMutation();
  const confirm = trpc.auth.secondFactor.confirm.useMutation({
    onSuccess: () => Promise.all([utils.auth.secondFactor.invalidate(), utils.auth.sessions.invalidate()]),
  });
  /** The recovery codes are being created; they are shown once. */
  function handleClose() {
    if (!confirm.isPending) onClose();
  }

  if (confirm.data) {
    return (
      <Dialog open title="Save your recovery codes" isDismissable={false} onClose={onClose}>
        <RecoveryCodes email={email} codes={confirm.data.recoveryCodes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={<TwoStepTitle verb="Turn on" />}
      size={begin.data ? 'md' : 'sm'}
      isDismissable={!begin.data}
      onClose={handleClose}
    >
      {begin.data ? (
        <SetupStep
          setup={begin.data}
          isPending={confirm.isPending}
          error={confirm.error}
          onConfirm={(code) => confirm.mutate({ code })}
          onClose={handleClose}
        />
      ) : (
        <OwnerForm
          email={email}
          asksForCode={false}
          action="Continue"
          pendingAction="Continuing..."
          isPending={begin.isPending}
          error={begin.error}
          onConfirm={({ password }) => begin.mutate({ password })}
          onClose={onClose}
        >
          <p>
            After your password, sign-in will ask for a code from an authenticator app on your phone. It also signs you
            out everywhere else.
          </p>
        </OwnerForm>
      )}
    </Dialog>
  );
}
