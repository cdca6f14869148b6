import { MISSING_PICTURE, type SiteImport } from '@tideline/domain/moving/site-import';
import { ImageDown, Pause, Play, Printer, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { RemoveImportDialog } from './remove-import-dialog.tsx';
import { StartImportDialog } from './start-import-dialog.tsx';
import { UndoImportDialog } from './undo-import-dialog.tsx';
import { canBeUndone } from './words/undo-time.ts';

export type ImportActsProps = { found: SiteImport; print: { mutate: () => void; isPending: boolean } };

/** What can be done with an import in its state; the report is for everyone who sees it. */
export function ImportActs({ found, print }: ImportActsProps) {
  const { id, state } = found;
  const mayChange = useMay()('settings.change');
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayChange ? <Steps found={found} /> : null}
      {state === 'done' || state === 'undone' ? (
        <>
          <Button size="sm" variant="secondary" disabled={print.isPending} onClick={() => print.mutate()}>
            <Printer aria-hidden="true" className="icon" />
            {print.isPending ? 'Preparing...' : 'Print'}
          </Button>
          <ExportButton path={`/api/imports/${id}/report.csv`} filters={{}} failure="Failed to export the report" />
        </>
      ) : null}
      {mayChange ? <WaysBack found={found} /> : null}
    </div>
  );
}

function Steps({ found }: { found: SiteImport }) {
  const { id, state, system } = found;
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const onSettled = () => utils.imports.invalidate();
  const pause = trpc.imports.pause.useMutation({ meta: { failure: 'Failed to pause the import' }, onSettled });
  const resume = trpc.imports.start.useMutation({ meta: { failure: 'Failed to resume the import' }, onSettled });
  return (
    <>
      {state === 'ready' || (state === 'undone' && system !== 'own') ? (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          {state === 'ready' ? 'Import…' : 'Import again…'}
        </Button>
      ) : null}
      {state === 'importing' ? (
        <Button size="sm" variant="secondary" disabled={pause.isPending} onClick={() => pause.mutate({ id })}>
          <Pause aria-hidden="true" className="icon" />
          {pause.isPending ? 'Pausing...' : 'Pause'}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button size="sm" disabled={resume.isPending} onClick={() => resume.mutate({ id })}>
          <Play aria-hidden="true" className="icon" />
          {resume.isPending ? 'Resuming...' : 'Resume'}
        </Button>
      ) : null}
      {isAsking ? <StartImportDialog found={found} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function WaysBack({ found }: { found: SiteImport }) {
  const { id, state, notes } = found;
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<'undo' | 'remove' | null>(null);
  const retry = trpc.imports.retryPictures.useMutation({
    meta: { failure: 'Failed to fetch the missing pictures' },
    onSettled: () => utils.imports.invalidate(),
  });
  const hasFile = canBeUndone(found, useNow());
  return (
    <>
      {state === 'done' && hasFile && notes.some(({ what }) => what === MISSING_PICTURE) ? (
        <Button size="sm" variant="secondary" disabled={retry.isPending} onClick={() => retry.mutate({ id })}>
          <ImageDown aria-hidden="true" className="icon" />
          Retry pictures
        </Button>
      ) : null}
      {state === 'done' && hasFile ? (
        <Button size="sm" variant="quiet" onClick={() => setAsked('undo')}>
          <Undo2 aria-hidden="true" className="icon" />
          Undo…
        </Button>
      ) : null}
      {state === 'importing' || state === 'undoing' ? null : (
        <Button size="sm" variant="quiet" onClick={() => setAsked('remove')}>
          <Trash2 aria-hidden="true" className="icon" />
          Remove…
        </Button>
      )}
      {asked === 'undo' ? <UndoImportDialog found={found} onClose={() => setAsked(null)} /> : null}
      {asked === 'remove' ? <RemoveImportDialog found={found} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
