import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { PreviewLinkDialog } from '../../../../staff/preview-links/preview-link-dialog.tsx';
import { useCopiedLink } from '../../../../staff/preview-links/use-copied-link.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

/** Copies links that show the site with the draft of the brand, and ends them. @param save saves what is typed */
export function useBrandLink(save: () => Promise<unknown>) {
  const toast = useToast();
  const create = trpc.previews.ofBrand.useMutation({ meta: { failure: 'Failed to make a preview link' } });
  const end = trpc.previews.endOfBrand.useMutation({
    meta: { failure: 'Failed to end the preview links' },
    onSuccess: () => toast({ title: 'Preview links ended', text: 'Whoever opens one sees that it has ended.' }),
  });
  const link = useCopiedLink({
    text: `Whoever has it sees the site in this look, for ${PREVIEW_LINK_DAYS} days.`,
    actions: [{ label: 'End all links', onSelect: () => end.mutate() }],
  });
  async function makePath() {
    await save();
    return (await create.mutateAsync()).path;
  }
  return {
    copy: () => void link.copy(makePath),
    dialog: link.uncopied === null ? null : <PreviewLinkDialog link={link.uncopied} onClose={link.forgetUncopied} />,
  };
}
