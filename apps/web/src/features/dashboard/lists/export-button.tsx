import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../lib/calls/download-file.ts';
import { requestAsStaff } from '../../../lib/calls/request-as-staff.ts';
import { needsPassword } from '../../../lib/calls/wanted-proof.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ExportPasswordDialog } from './export-password-dialog.tsx';

export type ExportButtonProps = {
  /** Where the server hands out the file. */
  path: string;
  /** The filters of the list; what is undefined does not filter. */
  filters: Record<string, string | undefined>;
  /** What is said when it fails. */
  failure: string;
};

/** Saves every row that the filters let through as a CSV file, after the password when it was given too long ago. */
export function ExportButton({ path, filters, failure }: ExportButtonProps) {
  const toast = useToast();
  const [asksForPassword, setAsksForPassword] = useState(false);
  const save = useMutation({
    meta: { failure },
    // To its end before it is saved: half a list must not look like a whole one.
    mutationFn: async () => {
      const response = await requestAsStaff(addressOf(path, filters)).catch((error: unknown) => {
        if (needsPassword(error)) return null; // to be asked for, and no failure to be told of
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
        // Not disabled: the focus is to come back to it after the question.
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
