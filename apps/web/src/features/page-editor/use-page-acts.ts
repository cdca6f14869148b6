import type { DocumentId } from '@tideline/copy/editing/documents';
import type { PageFinding } from '@tideline/domain/page/site-finding';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/calls/trpc.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { newFindings } from './new-findings.ts';
import type { PageDraft } from './use-page-draft.ts';

/** Publish, schedule and discard. Each saves what is typed first. What visitors would notice is said before a page is published. */
export function usePageActs(id: DocumentId, draft: PageDraft) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [doubts, setDoubts] = useState<readonly PageFinding[]>([]);
  const refresh = () => utils.pages.invalidate();
  const onError = draft.noteFailure;
  const wanted = () => {
    const { draft: stored } = draft.readStored();
    return stored && { id, expectedVersion: stored.version };
  };

  const publish = useMutation({
    meta: { failure: 'Failed to publish the page' },
    async mutationFn({ isSure }: { isSure: boolean }) {
      await draft.save();
      const found = isSure ? [] : newFindings(await utils.client.pages.check.query({ id }), draft.readStored());
      setDoubts(found);
      if (found.length > 0) return false;
      const what = wanted();
      if (what) await utils.client.pages.publish.mutate(what);
      await draft.load({ keepsUnsaved: true });
      return true;
    },
    onSuccess: (isPublished) => {
      if (!isPublished) return undefined;
      toast({ title: 'Page published', text: 'Visitors see it from now on.' });
      return refresh();
    },
    onError,
  });
  const schedule = useMutation({
    meta: { failure: 'Failed to schedule the page' },
    mutationFn: (date: string | null | undefined) => draft.save(date),
    onSuccess: refresh,
    onError,
  });
  const restore = trpc.pages.restore.useMutation({
    meta: { failure: 'Failed to restore the draft' },
    onSuccess: async () => {
      await draft.load({ keepsUnsaved: false });
      await refresh();
    },
  });
  const discard = useMutation({
    meta: { failure: 'Failed to discard the draft' },
    async mutationFn() {
      if (draft.faults.length === 0) await draft.save();
      const what = wanted();
      if (what) await utils.client.pages.discard.mutate(what);
      await draft.load({ keepsUnsaved: false });
      return what;
    },
    onSuccess: (discarded) => {
      toast({
        title: 'Draft discarded',
        text: 'The editor shows the page as visitors see it.',
        ...(discarded && { actions: [{ label: 'Undo', onSelect: () => restore.mutate(discarded) }] }),
      });
      return refresh();
    },
    onError,
  });
  const isBusy = publish.isPending || schedule.isPending || discard.isPending;
  return { publish, schedule, discard, isBusy, doubts, dropDoubts: () => setDoubts([]) };
}
