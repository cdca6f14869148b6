import { useMutation } from '@tanstack/react-query';
import { PASSKEY_LIMITS } from '@tideline/domain/staff/passkey';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { makePasskey } from '../../../lib/session/passkey.ts';
import { fieldError } from '../../../lib/text/error-message.ts';
import { OwnerForm } from '../../../staff/owner-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type AddPasskeyDialogProps = {
  email: string;
  /** Whether two-step sign-in is on. */
  asksForCode: boolean;
  /** How many passkeys there are. */
  count: number;
  onClose: () => void;
};

/** Adds a passkey: asks for its name and the owner's proof, then for the authenticator. */
export function AddPasskeyDialog({ email, asksForCode, count, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState(`Passkey ${count + 1}`);
  const toast = useToast();
  const utils = trpc.useUtils();
  const add = useMutation({
    mutationFn: async ({ password, code }: { password: string; code: string }) => {
      const { begin, add: send } = utils.client.auth.passkeys;
      const options = await begin.mutate({ password, ...(asksForCode && { code }) });
      return send.mutate({ name, response: await makePasskey(options) });
    },
    onSuccess: async (passkey) => {
      toast({ title: 'Passkey added', text: passkey.name });
      onClose();
      await utils.auth.passkeys.list.invalidate();
    },
  });
  return (
    <Dialog open title="Add a passkey" isDismissable={!add.isPending} onClose={onClose}>
      <OwnerForm
        email={email}
        asksForCode={asksForCode}
        action="Continue"
        pendingAction="Waiting..."
        isPending={add.isPending}
        error={add.error}
        onConfirm={(proof) => add.mutate(proof)}
        onClose={onClose}
      >
        <p>Your browser then asks where to keep the passkey: on this device, on your phone, or on a security key.</p>
        <TextField
          className="mt-3 text-ink"
          label="Name of the passkey"
          required
          error={fieldError(add.error, 'name')}
          dir="auto"
          maxLength={PASSKEY_LIMITS.name}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
      </OwnerForm>
    </Dialog>
  );
}
