import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { Link2 } from 'lucide-react';
import { trpc } from '../../lib/calls/trpc.ts';
import { PreviewLinkDialog } from '../../staff/preview-links/preview-link-dialog.tsx';
import { useCopiedLink } from '../../staff/preview-links/use-copied-link.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

export type PreviewLinkButtonProps = {
  id: string;
  /** Saves what is typed. */
  save: () => Promise<unknown>;
};

/** Copies a link that shows the site with the draft of a page. */
export function PreviewLinkButton({ id, save }: PreviewLinkButtonProps) {
  const toast = useToast();
  const create = trpc.previews.ofPage.useMutation({ meta: { failure: 'Failed to make a preview link' } });
  const end = trpc.previews.endOfPage.useMutation({
    meta: { failure: 'Failed to end the preview links' },
    onSuccess: () => toast({ title: 'Preview links ended', text: 'Whoever opens one sees that it has ended.' }),
  });
  const link = useCopiedLink({
    text: `Whoever has it sees the site with this draft, for ${PREVIEW_LINK_DAYS} days.`,
    actions: [{ label: 'End all links', onSelect: () => end.mutate({ id }) }],
  });
  async function makePath() {
    await save();
    return (await create.mutateAsync({ id })).path;
  }
  return (
    <>
      <Button size="sm" variant="quiet" disabled={create.isPending} onClick={() => void link.copy(makePath)}>
        <Link2 aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Copy preview link</span>
      </Button>
      {link.uncopied === null ? null : <PreviewLinkDialog link={link.uncopied} onClose={link.forgetUncopied} />}
    </>
  );
}
