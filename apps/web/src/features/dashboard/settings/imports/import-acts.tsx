import type { SiteImport } from '@tideline/domain/moving/site-import';
import { Pause, Play, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RemoveImportDialog } from './remove-import-dialog.tsx';
import { StartImportDialog } from './start-import-dialog.tsx';

/** What can be done with an import in its state. */
export function ImportActs({ found }: { found: SiteImport }) {
  const { id, state } = found;
  const mayChange = useMay()('settings.change');
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<'start' | 'remove' | null>(null);
  const onSettled = () => utils.imports.invalidate();
  const pause = trpc.imports.pause.useMutation({ meta: { failure: 'Failed to pause the import' }, onSettled });
  const resume = trpc.imports.start.useMutation({ meta: { failure: 'Failed to resume the import' }, onSettled });
  const print =
    state === 'done' ? (
      <Button size="sm" variant="secondary" className="no-print" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="icon" />
        Print report
      </Button>
    ) : null;
  if (!mayChange) return print;
  return (
    <div className="no-print flex flex-wrap gap-2">
      {state === 'ready' ? (
        <Button size="sm" onClick={() => setAsked('start')}>
          Import…
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
      {print}
      {state === 'importing' ? null : (
        <Button size="sm" variant="quiet" onClick={() => setAsked('remove')}>
          <Trash2 aria-hidden="true" className="icon" />
          Remove…
        </Button>
      )}
      {asked === 'start' ? <StartImportDialog found={found} onClose={() => setAsked(null)} /> : null}
      {asked === 'remove' ? <RemoveImportDialog found={found} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
