import { useMutation } from '@tanstack/react-query';
import type { PostStatus, PostSummary } from '@tideline/domain/post';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';

type BulkAction = 'publish' | 'unpublish' | 'trash';
/** What was done last, with each post as it was before. */
type Done = { action: BulkAction; posts: readonly Pick<PostSummary, 'id' | 'status' | 'publishDate'>[] };

const WORDS: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
};

export type BulkActionsProps = {
  selected: readonly PostSummary[];
  /** The selection has been dealt with. */
  onDone: () => void;
};

/** Publishes, unpublishes or deletes the selected posts, and takes the last of these back with one Undo. */
export function BulkActions({ selected, onDone }: BulkActionsProps) {
  const [done, setDone] = useState<Done | null>(null);
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
  const run = useMutation({
    meta: { failure: 'Failed to change every selected post' },
    mutationFn: (action: BulkAction) =>
      Promise.all(affected(action, selected).map((post) => applyAction(utils.client.posts, action, post.id))),
    onMutate: (action) => setDone({ action, posts: affected(action, selected) }),
    onSuccess: onDone,
    onError: () => setDone(null),
    onSettled: refresh,
  });
  const undo = useMutation({
    meta: { failure: 'Failed to undo' },
    mutationFn: ({ action, posts }: Done) =>
      Promise.all(posts.map((post) => undoAction(utils.client.posts, action, post))),
    onSuccess: () => setDone(null),
    onSettled: refresh,
  });

  if (selected.length === 0) {
    if (!done || run.isPending) return null;
    return (
      <Bar>
        {count(done.posts.length)} {WORDS[done.action]}.
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
      <ActionButton action="publish" label="Publish" {...{ selected, run }} />
      <ActionButton action="unpublish" label="Unpublish" {...{ selected, run }} />
      <ActionButton action="trash" label="Move to trash" {...{ selected, run }} />
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear selection
      </Button>
    </Bar>
  );
}

type Run = { isPending: boolean; mutate: (action: BulkAction) => void };
type ActionButtonProps = { action: BulkAction; label: string; selected: readonly PostSummary[]; run: Run };

function ActionButton({ action, label, selected, run }: ActionButtonProps) {
  return (
    <Button
      size="sm"
      variant={action === 'trash' ? 'danger' : 'secondary'}
      disabled={run.isPending || affected(action, selected).length === 0}
      onClick={() => run.mutate(action)}
    >
      {label}
    </Button>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <output className="sticky bottom-3 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-[6px] bg-tint px-3 py-1.5 text-sm">
      {children}
    </output>
  );
}

/** The posts that an action would change. */
function affected(action: BulkAction, posts: readonly PostSummary[]): readonly PostSummary[] {
  if (action === 'trash') return posts;
  return posts.filter((post) => (post.status === 'draft') === (action === 'publish') || isWaiting(action, post));
}

function isWaiting(action: BulkAction, post: PostSummary): boolean {
  return action === 'publish' && post.status === 'scheduled';
}

type PostsClient = ReturnType<typeof trpc.useUtils>['client']['posts'];

function applyAction(posts: PostsClient, action: BulkAction, id: string): Promise<unknown> {
  if (action === 'trash') return posts.remove.mutate({ id });
  const status: PostStatus = action === 'publish' ? 'published' : 'draft';
  return posts.update.mutate({ id, changes: { status } });
}

function undoAction(posts: PostsClient, action: BulkAction, before: Done['posts'][number]): Promise<unknown> {
  if (action === 'trash') return posts.restore.mutate({ id: before.id });
  const { status, publishDate } = before;
  return posts.update.mutate({ id: before.id, changes: { status, publishDate } });
}

function count(posts: number): string {
  return posts === 1 ? '1 post' : `${posts} posts`;
}
