import type { BulkAct, BulkChangedPost, PostSummary } from '@tideline/domain/post/post';
import type { ReactNode } from 'react';
import { useState } from 'react';
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
      if (left > 0) toast({ title: `${count(left)} left as found`, text: 'Somebody has changed them since.' });
    },
    onSettled: refresh,
  });

  if (selected.length === 0) {
    if (!done) return null;
    return (
      <Bar>
        {count(done.posts.length)} {WORDS[done.act]}.
        <Button size="sm" variant="quiet" disabled={undo.isPending} onClick={() => undo.mutate(done)}>
          {undo.isPending ? 'Undoing...' : 'Undo'}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setDone(null)}>
          Dismiss
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
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
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <output className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-[6px] border border-line-strong bg-tint px-3 py-1.5 text-sm shadow-lg">
      {children}
    </output>
  );
}

function isChangedBy(act: BulkAct, post: PostSummary): boolean {
  return act === 'trash' || post.status !== (act === 'publish' ? 'published' : 'draft');
}

function count(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}
