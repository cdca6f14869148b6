import type { BulkAct, BulkChangedPost, PostSummary } from '@tideline/domain/post/post';
import { useState } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { trpc } from '../../../lib/calls/trpc.ts';
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
      if (left > 0) toast({ title: `${count(left)} left unchanged`, text: 'Someone has changed them since.' });
    },
    onSettled: refresh,
  });

  if (selected.length === 0) {
    if (!done) return null;
    return (
      <BulkBar>
        {count(done.posts.length)} {WORDS[done.act]}.
        <Button size="sm" variant="quiet" disabled={undo.isPending} onClick={() => undo.mutate(done)}>
          {undo.isPending ? 'Undoing...' : 'Undo'}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setDone(null)}>
          Dismiss
        </Button>
      </BulkBar>
    );
  }
  return (
    <BulkBar>
      {count(selected.length)} selected
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
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear selection
      </Button>
    </BulkBar>
  );
}

function isChangedBy(act: BulkAct, post: PostSummary): boolean {
  return act === 'trash' || post.status !== (act === 'publish' ? 'published' : 'draft');
}

function count(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}
