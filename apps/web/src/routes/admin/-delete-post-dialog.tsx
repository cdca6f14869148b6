import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle, TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { errorMessage } from '../../lib/text/error-message.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

export type DeletePostDialogProps = { post: PostSummary; onClose: () => void };

/** Both ways to take a post off the site: back to the drafts, or to the trash. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const title = `“${displayTitle(post)}”`;
  async function handleDone(message: string, text: string) {
    toast({ title: message, text });
    onClose();
    await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
  }
  const unpublish = trpc.posts.update.useMutation({
    meta: { failure: 'Failed to unpublish post' },
    onSuccess: () => handleDone('Post unpublished', `${title} is a draft now.`),
  });
  const remove = trpc.posts.remove.useMutation({
    meta: { failure: 'Failed to delete post' },
    onSuccess: () =>
      handleDone('Post moved to the trash', `${title} can be restored for ${TRASH_RETENTION_DAYS} days.`),
  });
  const isPending = unpublish.isPending || remove.isPending;
  const error = unpublish.error ?? remove.error;
  return (
    <Dialog open title={`Delete ${title}?`} size="md" onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-2 text-muted">
          {post.status === 'draft' ? null : <p>Unpublish keeps it as a draft that no visitor sees.</p>}
          <p>Move to trash takes it away; it can be restored from the trash for {TRASH_RETENTION_DAYS} days.</p>
        </div>
        {error ? (
          <p role="alert" className="type-label text-danger">
            {unpublish.error ? 'Failed to unpublish post' : 'Failed to delete post'}: {errorMessage(error)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          {post.status === 'draft' ? null : (
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => unpublish.mutate({ id: post.id, changes: { status: 'draft' } })}
            >
              {unpublish.isPending ? 'Unpublishing...' : 'Unpublish'}
            </Button>
          )}
          <Button variant="danger" disabled={isPending} onClick={() => remove.mutate({ id: post.id })}>
            {remove.isPending ? 'Moving...' : 'Move to trash'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
