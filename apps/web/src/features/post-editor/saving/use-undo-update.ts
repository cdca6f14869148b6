import type { Post } from '@tideline/domain/post/post';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/**
 * Undoes an update of a live post, unless somebody has saved it since.
 * @param onUndone called with the restored post, for an open editor
 */
export function useUndoUpdate(onUndone: (post: Post) => void): (updated: Pick<Post, 'id' | 'version'>) => void {
  const toast = useToast();
  const utils = trpc.useUtils();
  const undo = trpc.posts.revisions.undo.useMutation({
    meta: { failure: 'Failed to undo the update' },
    onSuccess: async (post) => {
      onUndone(post);
      toast({ title: 'Update undone', text: 'Readers see the text before it. The update is under Revisions.' });
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  return ({ id, version }) => undo.mutate({ id, version });
}
