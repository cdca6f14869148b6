import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/download-file.ts';
import { requestAsStaff } from '../../lib/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

export type ExportButtonProps = {
  /** Where the server hands out the file. */
  path: string;
  /** The filters of the list; what is undefined does not filter. */
  filters: Record<string, string | undefined>;
  /** What is said when it fails. */
  failure: string;
};

/** Saves every row that the filters let through as a CSV file. */
export function ExportButton({ path, filters, failure }: ExportButtonProps) {
  const toast = useToast();
  const save = useMutation({
    meta: { failure },
    // To its end before it is saved: half a list must not look like a whole one.
    mutationFn: async () => {
      const response = await requestAsStaff(addressOf(path, filters));
      return { name: fileNameIn(response) ?? 'export.csv', file: await response.blob() };
    },
    onSuccess: ({ name, file }) => {
      downloadFile(name, file);
      toast({ title: 'Export ready', text: `${name} was saved.` });
    },
  });
  return (
    <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" className="icon" />
      {save.isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
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
