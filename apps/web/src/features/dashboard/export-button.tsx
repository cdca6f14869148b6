import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toCsv } from '../../lib/csv.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

export type ExportButtonProps = {
  /** Without the day and the ending, which are added. */
  fileName: string;
  /** What is said when it fails. */
  failure: string;
  /** Reads the whole list, heading first. */
  readRows: () => Promise<string[][]>;
};

/** Saves every row that the filters let through as a CSV file. */
export function ExportButton({ fileName, failure, readRows }: ExportButtonProps) {
  const toast = useToast();
  const save = useMutation({
    meta: { failure },
    mutationFn: readRows,
    onSuccess: (rows) => {
      downloadFile(`${fileName}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(rows), 'text/csv;charset=utf-8');
      toast({ title: 'Export ready', text: `${(rows.length - 1).toLocaleString('en-US')} rows were saved.` });
    },
  });
  return (
    <Button size="sm" variant="secondary" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" className="icon" />
      {save.isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
