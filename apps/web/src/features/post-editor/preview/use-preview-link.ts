import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useCopiedLink } from '../../../staff/preview-links/use-copied-link.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Creates and revokes preview links. */
export function usePreviewLink(postId: string | null) {
  const toast = useToast();
  const link = useCopiedLink({ text: `Whoever has it sees the post as last saved, for ${PREVIEW_LINK_DAYS} days.` });
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

  return {
    copy: () =>
      postId === null
        ? undefined
        : void link.copy(async () => `/preview/${(await create.mutateAsync({ id: postId })).token}`),
    endAll: () => (postId === null ? undefined : end.mutate({ id: postId })),
    uncopied: link.uncopied,
    forgetUncopied: link.forgetUncopied,
  };
}
