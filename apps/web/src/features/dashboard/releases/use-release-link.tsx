import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { trpc } from '../../../lib/calls/trpc.ts';
import { PreviewLinkDialog } from '../../../staff/preview-links/preview-link-dialog.tsx';
import { useCopiedLink } from '../../../staff/preview-links/use-copied-link.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Copies links that show the site with a release, and ends them. */
export function useReleaseLink(id: string) {
  const toast = useToast();
  const create = trpc.previews.ofRelease.useMutation({ meta: { failure: 'Failed to make a preview link' } });
  const end = trpc.previews.endOfRelease.useMutation({
    meta: { failure: 'Failed to end the preview links' },
    onSuccess: () => toast({ title: 'Preview links ended', text: 'Whoever opens one sees that it has ended.' }),
  });
  const link = useCopiedLink({
    text: `Whoever has it sees the site with this release, for ${PREVIEW_LINK_DAYS} days.`,
    actions: [{ label: 'End all links', onSelect: () => end.mutate({ id }) }],
  });
  return {
    copy: () => void link.copy(async () => (await create.mutateAsync({ id })).path),
    dialog: link.uncopied === null ? null : <PreviewLinkDialog link={link.uncopied} onClose={link.forgetUncopied} />,
  };
}
