import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Stored } from '../saving/stored-post.ts';

/** The request for publication, and the decisions about it. `onPublished`: readers see the text. */
export function useApproval({ id, key, base, version, pending }: Stored, onPublished: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const post = { id: id ?? '', ...(key !== null && { key }) };
  const { data: approval = null } = trpc.posts.approvals.byPost.useQuery(post, {
    enabled: id !== null,
  });
  const onSettled = () => utils.posts.approvals.invalidate();
  const request = trpc.posts.approvals.request.useMutation({
    meta: { failure: 'Failed to submit the post' },
    onSuccess: () => toast({ title: 'Submitted for approval', text: 'Colleagues who may publish see it on Overview.' }),
    onSettled,
  });
  const withdraw = trpc.posts.approvals.withdraw.useMutation({ meta: { failure: 'Failed to withdraw' }, onSettled });
  const approve = trpc.posts.approvals.approve.useMutation({
    meta: { failure: 'Failed to publish the post' },
    onSuccess: async () => {
      toast({ title: 'Published', text: 'Visitors see the approved text.' });
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
      onPublished();
    },
    onSettled,
  });
  return {
    approval,
    /** Whether there is something to submit: a draft, or pending changes. */
    isSubmittable: id !== null && (base.status === 'draft' || pending !== null),
    isBusy: request.isPending || withdraw.isPending || approve.isPending,
    submit: () => request.mutate(post),
    withdraw: () => withdraw.mutate(post),
    /** Publishes the text shown in the editor. */
    approve: () => approve.mutate({ ...post, version: pending?.version ?? String(version) }),
  };
}
