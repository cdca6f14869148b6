import type { Passkey } from '@tideline/domain/staff/passkey';
import { trpc } from '../../../lib/calls/trpc.ts';
import { OwnerForm } from '../../../staff/owner-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type RemovePasskeyDialogProps = { email: string; passkey: Passkey; onClose: () => void };

/** Removes a passkey, with the password. */
export function RemovePasskeyDialog({ email, passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const remove = trpc.auth.passkeys.remove.useMutation({
    onSuccess: async () => {
      toast({ title: 'Passkey removed', text: name });
      await utils.auth.passkeys.list.invalidate(); // first: the focus must not return to a button that is about to disappear
      onClose();
    },
  });
  return (
    <Dialog open title="Remove this passkey?" onClose={onClose}>
      <OwnerForm
        email={email}
        asksForCode={false}
        action="Remove"
        pendingAction="Removing..."
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={({ password }) => remove.mutate({ id, password })}
        onClose={onClose}
      >
        <p className="wrap-anywhere">
          <bdi>{name}</bdi> will no longer sign you in. Delete it on the device too: this site cannot.
        </p>
      </OwnerForm>
    </Dialog>
  );
}
