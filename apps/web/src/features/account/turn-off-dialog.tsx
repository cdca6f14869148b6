import { trpc } from '../../lib/calls/trpc.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { OwnerForm } from '../../staff/owner-form.tsx';
import { TwoStepTitle } from './two-step-title.tsx';

export type TurnOffDialogProps = { email: string; onClose: () => void };

/** Turns two-step sign-in off. */
export function TurnOffDialog({ email, onClose }: TurnOffDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const turnOff = trpc.auth.secondFactor.turnOff.useMutation({
    onSuccess: async () => {
      toast({ title: 'Two-step sign-in is off', text: 'Your password alone signs you in.' });
      onClose();
      await Promise.all([utils.auth.secondFactor.invalidate(), utils.auth.sessions.invalidate()]);
    },
  });
  return (
    <Dialog open title={<TwoStepTitle verb="Turn off" />} onClose={onClose}>
      <OwnerForm
        email={email}
        asksForCode
        action="Turn off"
        pendingAction="Turning off..."
        isDangerous
        isPending={turnOff.isPending}
        error={turnOff.error}
        onConfirm={(proof) => turnOff.mutate(proof)}
        onClose={onClose}
      >
        <p>Then your password alone signs you in. Your recovery codes are deleted.</p>
        <p>It also signs you out everywhere else.</p>
      </OwnerForm>
    </Dialog>
  );
}
