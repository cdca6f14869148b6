import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { PasswordDialog } from '../../../staff/kit/dialogs/password-dialog.tsx';
import { useConfirmedDownload } from '../confirmation/use-confirmed-download.ts';

export type ExportButtonProps = {
  /** Path of the export. */
  path: string;
  /** Filters of the list; undefined values are omitted. */
  filters: Record<string, string | undefined>;
  /** Message on failure. */
  failure: string;
};

/** Downloads all filtered rows as CSV. Asks for the password when the last confirmation is too old. */
export function ExportButton({ path, filters, failure }: ExportButtonProps) {
  const toast = useToast();
  const { save, asksForPassword, closeDialog } = useConfirmedDownload({
    address: addressOf(path, filters),
    failure,
    fallbackName: 'export.csv',
    onSaved: (name) => toast({ title: 'Export ready', text: `${name} was saved.` }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        // Not disabled, so that focus returns to it after the dialog.
        aria-disabled={save.isPending}
        onClick={() => {
          if (!save.isPending) save.mutate();
        }}
      >
        <Download aria-hidden="true" className="icon" />
        {save.isPending ? 'Exporting...' : 'Export CSV'}
      </Button>
      {asksForPassword ? (
        <PasswordDialog
          title="Export this list?"
          action="Save the file"
          pendingAction="Exporting..."
          isPending={save.isPending}
          onConfirmed={() => save.mutate()}
          onClose={closeDialog}
        >
          <p>
            The file holds personal data. Once you have given your password, exports do not ask for it again for{' '}
            {CONFIRMATION_MINUTES} minutes.
          </p>
        </PasswordDialog>
      ) : null}
    </>
  );
}

function addressOf(path: string, filters: ExportButtonProps['filters']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
