import { quantity } from '../../../lib/text/quantity.ts';
import { useMutation } from '@tanstack/react-query';
import type { ImportReport } from '@tideline/domain/subscriber/subscriber-import';
import { IMPORT_LIMITS } from '@tideline/domain/subscriber/subscriber-import';
import { Upload } from 'lucide-react';
import type { ChangeEvent, DragEvent } from 'react';
import { useRef, useState } from 'react';
import { errorMessage, isConflict } from '../../../lib/text/error-message.ts';
import { requestAsStaff } from '../../../lib/calls/staff-fetch.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ImportReportTable } from './import-report-table.tsx';

/** Imports subscribers from a file: checks first, then imports exactly what was checked. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const check = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > IMPORT_LIMITS.bytes) throw new Error('413: The file is larger than 10 MB. Split it.');
      return (await send('/api/subscribers/import/check', chosen)) as ImportReport;
    },
  });
  const commit = useMutation({
    mutationFn: async ({ digest, chosen }: { digest: string; chosen: File }) => {
      return (await send(`/api/subscribers/import?digest=${digest}`, chosen)) as { added: number };
    },
    onSuccess: async ({ added }) => {
      toast({ title: 'Import finished', text: `${howMany(added)} added.` });
      onClose();
      await Promise.all([utils.subscribers.invalidate(), utils.stats.invalidate()]);
    },
    // The list changed since the check: check again.
    onError: (error, { chosen }) => (isConflict(error) ? check.mutate(chosen) : undefined),
  });
  const error = check.error ?? commit.error;
  const report = check.data;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    commit.reset();
    check.mutate(chosen);
  }

  return (
    <Dialog open title="Import subscribers" size="lg" onClose={onClose}>
      <div className="grid gap-5">
        <FilePicker name={file?.name} onFile={choose} />
        {error ? (
          <p role="alert" className="type-label text-danger">
            {errorMessage(error)}
          </p>
        ) : null}
        {check.isPending ? <output className="text-muted">Reading the file...</output> : null}
        {report && !check.isPending ? <ImportReportTable key={report.digest} report={report} /> : null}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto text-sm text-muted">
            {report ? 'Nothing has been written yet. ' : ''}Anyone who unsubscribed stays unsubscribed.
          </p>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {report && file ? (
            <Button
              disabled={report.counts.new === 0 || check.isPending || commit.isPending}
              onClick={() => commit.mutate({ digest: report.digest, chosen: file })}
            >
              {commit.isPending ? 'Importing...' : `Add ${howMany(report.counts.new)}`}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function FilePicker({ name, onFile }: { name: string | undefined; onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onFile(event.target.files?.[0]);
    event.target.value = ''; // allows choosing the same file again after a correction
  }
  return (
    <div
      className="grid gap-2 rounded-[6px] border border-dashed border-line-strong p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <p className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="icon" />
          {name ? 'Choose another file' : 'Choose a CSV file'}
        </Button>
        <span className="break-all">{name ?? 'or drop it here'}</span>
      </p>
      <p className="text-sm text-muted">
        With a column email, and source if there is one. Up to {IMPORT_LIMITS.rows.toLocaleString('en-US')} rows,
        separated by commas, semicolons or tabs. Import only people who asked for the newsletter.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={handleChange}
      />
    </div>
  );
}

async function send(address: string, file: File): Promise<unknown> {
  const answer = await requestAsStaff(address, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  });
  return answer.json();
}

function howMany(count: number): string {
  return quantity(count, ['subscriber', 'subscribers']);
}
