import type { BulkAct, BulkChangedPost, PostSummary } from '@tideline/domain/post/post';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { BulkBar } from '../../../staff/kit/lists/bulk-bar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Last bulk action with the previous state of each post, for Undo. */
type Done = { act: BulkAct; posts: BulkChangedPost[] };

const LABELS: Record<BulkAct, string> = { publish: 'Publish', unpublish: 'Unpublish', trash: 'Move to trash' };
const WORDS: Record<BulkAct, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
};

const NOUNS = ['post', 'posts'] as const;

export type BulkActionsProps = {
  selected: readonly PostSummary[];
  /** Called when the selection should be cleared. */
  onDone: () => void;
};

/** Publishes, unpublishes or deletes the selected posts in one transaction, with Undo. */
export function BulkActions({ selected, onDone }: BulkActionsProps) {
  const [done, setDone] = useState<Done | null>(null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
  const change = trpc.posts.bulkChange.useMutation({
    meta: { failure: 'Failed to change the selected posts' },
    onSuccess: (posts, { act }) => {
      setDone({ act, posts });
      onDone();
    },
    onSettled: refresh,
  });
  const undo = trpc.posts.bulkUndo.useMutation({
    meta: { failure: 'Failed to undo' },
    onSuccess: ({ restored }, { posts }) => {
      setDone(null);
      const left = posts.length - restored;
      if (left > 0)
        toast({ title: `${quantity(left, NOUNS)} left unchanged`, text: 'Someone has changed them since.' });
    },
    onSettled: refresh,
  });

  const result = done && {
    words: `${quantity(done.posts.length, NOUNS)} ${WORDS[done.act]}.`,
    isUndoing: undo.isPending,
    onUndo: () => undo.mutate(done),
    onDismiss: () => setDone(null),
  };
  return (
    <BulkBar count={selected.length} nouns={NOUNS} onClear={onDone} result={result}>
      {(['publish', 'unpublish', 'trash'] as const).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'trash' ? 'danger' : 'secondary'}
          disabled={change.isPending || !selected.some((post) => isChangedBy(act, post))}
          onClick={() => change.mutate({ act, ids: selected.map((post) => post.id) })}
        >
          {LABELS[act]}
        </Button>
      ))}
    </BulkBar>
  );
}

function isChangedBy(act: BulkAct, post: PostSummary): boolean {
  return act === 'trash' || post.status !== (act === 'publish' ? 'published' : 'draft');
}
