import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle, TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { useState } from 'react';
import { UnpublishedField } from '../../staff/unpublished-field.tsx';
import { trpc } from '../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../staff/kit/dialogs/confirm-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

export type DeletePostDialogProps = { post: PostSummary; onClose: () => void };

const HIDDEN: UnpublishedChoice = { answer: 'hidden' };
/** A redirect without a target, which the server refuses with a message. */
const UNNAMED: UnpublishedChoice = { answer: 'redirect', target: '' };

/** Takes a post off the site: unpublishes it to the drafts, or moves it to the trash. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const title = `“${displayTitle(post)}”`;
  async function handleDone(message: string, text: string) {
    toast({ title: message, text });
    onClose();
    await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
  }
  const [unpublished, setUnpublished] = useState<UnpublishedChoice>(HIDDEN);
  const unpublish = trpc.posts.update.useMutation({
    meta: { failure: 'Failed to unpublish post' },
    onSuccess: () => handleDone('Post unpublished', `${title} is a draft now.`),
  });
  const remove = trpc.posts.remove.useMutation({
    meta: { failure: 'Failed to delete post' },
    onSuccess: () =>
      handleDone('Post moved to the trash', `${title} can be restored for ${TRASH_RETENTION_DAYS} days.`),
  });
  return (
    <ConfirmDialog
      title={
        <>
          Delete “<bdi>{displayTitle(post)}</bdi>”?
        </>
      }
      action="Move to trash"
      pendingAction={remove.isPending ? 'Moving...' : 'Move to trash'}
      act={{
        isPending: unpublish.isPending || remove.isPending,
        error: unpublish.error ?? remove.error,
        reset: remove.reset,
      }}
      alternative={
        post.status === 'draft' ? null : (
          <Button
            variant="secondary"
            disabled={unpublish.isPending || remove.isPending}
            onClick={() => unpublish.mutate({ id: post.id, changes: { status: 'draft' }, unpublished })}
          >
            {unpublish.isPending ? 'Unpublishing...' : 'Unpublish'}
          </Button>
        )
      }
      onConfirm={() => remove.mutate({ id: post.id, ...(post.status !== 'draft' && { unpublished }) })}
      onClose={onClose}
    >
      {post.status === 'draft' ? null : <p>Unpublish keeps it as a draft that no visitor sees.</p>}
      <p>Move to trash takes it away; it can be restored from the trash for {TRASH_RETENTION_DAYS} days.</p>
      {post.status === 'published' ? (
        <UnpublishedField value={HIDDEN} onValue={(value) => setUnpublished(value ?? UNNAMED)} />
      ) : null}
    </ConfirmDialog>
  );
}
