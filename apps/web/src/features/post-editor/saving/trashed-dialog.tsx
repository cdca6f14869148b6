import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { May } from '../../../staff/roles/may.tsx';

export type TrashedDialogProps = {
  postId: string;
  /** The post is out of the trash and can be saved. */
  onRestored: () => void;
  onClose: () => void;
};

/** Offers to restore a post that was moved to the trash while it was edited. */
export function TrashedDialog({ postId, onRestored, onClose }: TrashedDialogProps) {
  const utils = trpc.useUtils();
  const restore = trpc.posts.restore.useMutation({
    onSuccess: async () => {
      onRestored();
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  return (
    <Dialog open title="This post is in the trash" size="md" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">
          Someone moved it there while you were writing. It can be restored for {TRASH_RETENTION_DAYS} days. Your text
          stays in this browser.
        </p>
        {restore.error ? (
          <p role="alert" className="type-label text-danger">
            Failed to restore post: {errorMessage(restore.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <May use="posts.publish">
            <Button disabled={restore.isPending} onClick={() => restore.mutate({ id: postId })}>
              {restore.isPending ? 'Restoring...' : 'Restore and save'}
            </Button>
          </May>
        </div>
      </div>
    </Dialog>
  );
}
