import { Download } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { PasswordDialog } from '../../../staff/kit/dialogs/password-dialog.tsx';
import { useConfirmedDownload } from './use-confirmed-download.ts';

export type DownloadStoredProps = {
  /** The folder of the file in the API: `/api/backups`. */
  folder: string;
  fileName: string;
  /** What the file is, as in `Download this backup?` */
  what: string;
  /** What is in it, as a sentence. */
  content: string;
  hasPeople: boolean;
};

/** Saves a file that lies on the server. Asks for the password when the last confirmation is too old. */
export function DownloadStored({ folder, fileName, what, content, hasPeople }: DownloadStoredProps) {
  const toast = useToast();
  const { save, asksForPassword, closeDialog } = useConfirmedDownload({
    address: `${folder}/${fileName}`,
    failure: `Failed to download the ${what}`,
    fallbackName: fileName,
    onSaved: (name) =>
      toast({
        title: 'File saved',
        text: hasPeople ? `${name} holds personal data: keep it encrypted.` : `${name} was saved.`,
      }),
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
          title={`Download this ${what}?`}
          action="Save the file"
          pendingAction="Downloading..."
          isPending={save.isPending}
          onConfirmed={() => save.mutate()}
          onClose={closeDialog}
        >
          <p>{content}</p>
        </PasswordDialog>
      ) : null}
    </>
  );
}
