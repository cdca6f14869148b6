import { downloadFile } from '../../../../staff/download-file.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { PasswordForm } from '../../../../staff/kit/dialogs/password-form.tsx';

export type ExportPersonDialogProps = { email: string; onClose: () => void };

/** Asks for the password and downloads everything about an address. */
export function ExportPersonDialog({ email, onClose }: ExportPersonDialogProps) {
  const toast = useToast();
  const save = trpc.privacy.export.useMutation({
    onSuccess: (record) => {
      const name = `${email.replace(/[^a-z\d]+/g, '-')}.json`;
      downloadFile(name, new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
      toast({ title: 'Export ready', text: `${name} was saved.` });
      onClose();
    },
  });

  return (
    <Dialog open title="Export everything?" onClose={onClose}>
      <PasswordForm
        action="Save the file"
        pendingAction="Exporting..."
        isPending={save.isPending}
        error={save.error}
        onConfirm={({ password }) => save.mutate({ email, password })}
        onClose={onClose}
      >
        <p>
          Everything about <strong className="wrap-anywhere text-ink">{email}</strong> will be saved as a JSON file.
          Give it only to the owner of the address.
        </p>
      </PasswordForm>
    </Dialog>
  );
}
