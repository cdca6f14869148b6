import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { requestAsStaff } from '../../../../lib/calls/staff-fetch.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { needsPassword } from '../../../../lib/text/error-message.ts';
import { downloadFile } from '../../../../staff/download-file.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { PasswordForm } from '../../lists/password-form.tsx';

/** Saves a packed backup as a file. Asks for the password when the last confirmation is too old. */
export function DownloadBackup({ fileName }: { fileName: string }) {
  const toast = useToast();
  const [asksForPassword, setAsksForPassword] = useState(false);
  const confirm = trpc.auth.confirmPassword.useMutation({ onSuccess: () => save.mutate() });
  const save = useMutation({
    meta: { failure: 'Failed to download the backup' },
    mutationFn: async () => {
      const response = await requestAsStaff(`/api/backups/${fileName}`).catch((error: unknown) => {
        if (needsPassword(error)) return null; // the password dialog opens; not a failure
        throw error;
      });
      return response && response.blob();
    },
    onSuccess: (file) => {
      if (!file) return;
      downloadFile(fileName, file);
      toast({ title: 'Backup saved', text: `${fileName} holds personal data: keep it encrypted.` });
    },
    onSettled: (file) => setAsksForPassword(file === null),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="ml-auto"
        aria-label={`Download ${fileName}`}
        aria-disabled={save.isPending}
        onClick={() => {
          if (!save.isPending) save.mutate();
        }}
      >
        <Download aria-hidden="true" className="icon" />
        {save.isPending ? 'Downloading...' : 'Download'}
      </Button>
      {asksForPassword ? (
        <Dialog open title="Download this backup?" onClose={() => setAsksForPassword(false)}>
          <PasswordForm
            action="Save the file"
            pendingAction="Downloading..."
            isPending={confirm.isPending || save.isPending}
            error={confirm.error}
            onConfirm={({ password }) => confirm.mutate({ password })}
            onClose={() => setAsksForPassword(false)}
          >
            <p>The file holds the whole site, with everybody’s data.</p>
          </PasswordForm>
        </Dialog>
      ) : null}
    </>
  );
}
