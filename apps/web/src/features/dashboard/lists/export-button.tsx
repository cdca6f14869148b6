import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../staff/download-file.ts';
import { requestAsStaff } from '../../../lib/calls/staff-fetch.ts';
import { needsPassword } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ExportPasswordDialog } from './export-password-dialog.tsx';

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
  const [asksForPassword, setAsksForPassword] = useState(false);
  const save = useMutation({
    meta: { failure },
    // Read completely before saving: a partial file must not look complete.
    mutationFn: async () => {
      const response = await requestAsStaff(addressOf(path, filters)).catch((error: unknown) => {
        if (needsPassword(error)) return null; // the password dialog opens; not a failure
        throw error;
      });
      return response && { name: fileNameIn(response) ?? 'export.csv', file: await response.blob() };
    },
    onSuccess: (saved) => {
      if (!saved) return;
      downloadFile(saved.name, saved.file);
      toast({ title: 'Export ready', text: `${saved.name} was saved.` });
    },
    onSettled: (saved) => setAsksForPassword(saved === null),
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
        <ExportPasswordDialog
          isExporting={save.isPending}
          onConfirmed={() => save.mutate()}
          onClose={() => setAsksForPassword(false)}
        />
      ) : null}
    </>
  );
}

function addressOf(path: string, filters: ExportButtonProps['filters']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function fileNameIn(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
}
