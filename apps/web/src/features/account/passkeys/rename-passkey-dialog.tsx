import { type Passkey, PASSKEY_LIMITS } from '@tideline/domain/staff/passkey';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useFocusInvalid } from '../../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError } from '../../../lib/text/error-message.ts';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const utils = trpc.useUtils();
  const rename = trpc.auth.passkeys.rename.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.auth.passkeys.list.invalidate();
    },
  });
  const nameError = fieldError(rename.error, 'name');
  const form = useFocusInvalid(rename.error);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ id: passkey.id, name });
  }

  return (
    <Dialog open title="Rename passkey" onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name of the passkey"
          required
          error={nameError}
          dir="auto"
          maxLength={PASSKEY_LIMITS.name}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <DialogFoot
          variant="primary"
          action="Rename"
          pendingAction="Renaming..."
          isPending={rename.isPending}
          error={rename.error && !nameError ? errorMessage(rename.error) : null}
          isCancelDisabled={rename.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
