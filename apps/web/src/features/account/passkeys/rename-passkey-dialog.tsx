import { type Passkey, PASSKEY_LIMITS } from '@tideline/domain/staff/passkey';
import { trpc } from '../../../lib/calls/trpc.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';

export type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const utils = trpc.useUtils();
  const rename = trpc.auth.passkeys.rename.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.auth.passkeys.list.invalidate();
    },
  });
  const form = useForm({ name: passkey.name }, rename);

  return (
    <FormDialog
      title="Rename passkey"
      form={form}
      action="Rename"
      pendingAction="Renaming..."
      isCancelDisabled={rename.isPending}
      onSubmit={() => rename.mutate({ id: passkey.id, ...form.values })}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        required
        dir="auto"
        maxLength={PASSKEY_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}
