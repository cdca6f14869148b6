import { Download } from 'lucide-react';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { PasswordDialog } from '../../../../staff/kit/dialogs/password-dialog.tsx';
import { useConfirmedDownload } from '../../confirmation/use-confirmed-download.ts';

/** Saves a packed backup as a file. Asks for the password when the last confirmation is too old. */
export function DownloadBackup({ fileName }: { fileName: string }) {
  const toast = useToast();
  const { save, asksForPassword, closeDialog } = useConfirmedDownload({
    address: `/api/backups/${fileName}`,
    failure: 'Failed to download the backup',
    fallbackName: fileName,
    onSaved: (name) => toast({ title: 'Backup saved', text: `${name} holds personal data: keep it encrypted.` }),
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
        <PasswordDialog
          title="Download this backup?"
          action="Save the file"
          pendingAction="Downloading..."
          isPending={save.isPending}
          onConfirmed={() => save.mutate()}
          onClose={closeDialog}
        >
          <p>The file contains the whole site, with everyone’s data.</p>
        </PasswordDialog>
      ) : null}
    </>
  );
}
