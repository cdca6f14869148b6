import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Creates and revokes preview links. */
export function usePreviewLink(postId: string | null) {
  const toast = useToast();
  /** Link to show when copying was refused. */
  const [uncopied, setUncopied] = useState<string | null>(null);
  const create = trpc.posts.previewLinks.create.useMutation({ meta: { failure: 'Failed to make a preview link' } });
  const end = trpc.posts.previewLinks.endAll.useMutation({
    meta: { failure: 'Failed to end the preview links' },
    onSuccess: ({ ended }) =>
      toast({
        title: ended === 0 ? 'There is no preview link' : 'Preview links ended',
        text:
          ended === 0 ? 'Nobody without an account can see this post.' : 'Whoever opens one sees that it has ended.',
      }),
  });

  async function copy() {
    if (postId === null) return;
    const { token } = await create.mutateAsync({ id: postId });
    const link = `${location.origin}/preview/${token}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({
        title: 'Preview link copied',
        text: `Whoever has it sees the post as last saved, for ${PREVIEW_LINK_DAYS} days.`,
      });
    } catch {
      setUncopied(link); // refused, or unavailable without a secure context
    }
  }
  return {
    // Failures are shown as a toast.
    copy: () => void copy().catch(() => undefined),
    endAll: () => (postId === null ? undefined : end.mutate({ id: postId })),
    uncopied,
    forgetUncopied: () => setUncopied(null),
  };
}
