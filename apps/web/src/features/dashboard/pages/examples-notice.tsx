import type { PageSummary } from '@tideline/domain/page/page-document';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';

export type ExamplesNoticeProps = { pages: readonly PageSummary[] };

/** Says that visitors see invented examples, and offers to take them from all pages; nothing without any. */
export function ExamplesNotice({ pages }: ExamplesNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const may = useMay();
  const start = trpc.pages.startClean.useMutation({
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: 'Examples removed', text: 'Each section comes back when you switch it on or add to it.' });
      await Promise.all([utils.pages.invalidate(), utils.firstSteps.invalidate()]);
    },
  });
  if (pages.every(({ examples }) => examples.length === 0)) return null;
  return (
    <div className="mb-6 flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-control border border-line bg-surface p-4">
      <p className="min-w-64 flex-1">
        <span className="block font-[560]">Visitors see invented examples</span>
        <span className="text-sm text-muted">
          Testimonials, clients and results that came with the site. Replace them with your own, or take them off for
          now.
        </span>
      </p>
      {may('pages.publish') ? (
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          Start clean
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title="Start clean?"
          action="Start clean"
          pendingAction="Removing..."
          act={start}
          onConfirm={() => start.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Visitors no longer see the invented examples. Sections that have nothing else are left out until you fill
            them. What you have written stays, and each page can be set back.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
