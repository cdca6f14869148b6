import { EllipsisVertical, History, Link2, Link2Off } from 'lucide-react';
import { Menu } from '../../ui/overlays/menu.tsx';
import { PreviewLinkDialog } from './preview/preview-link-dialog.tsx';
import { usePreviewLink } from './preview/use-preview-link.ts';

export type EditorMenuProps = { postId: string; onRevisions: () => void };

/** Further actions on the edited post. */
export function EditorMenu({ postId, onRevisions }: EditorMenuProps) {
  const preview = usePreviewLink(postId);
  return (
    <>
      <Menu
        align="end"
        name="More"
        hasChevron={false}
        label={<EllipsisVertical aria-hidden="true" className="icon" />}
        buttonClassName="w-11 justify-center rounded-control text-muted hover:bg-tint hover:text-ink"
        items={[
          {
            id: 'revisions',
            label: 'Revisions',
            icon: <History aria-hidden="true" className="icon" />,
            onSelect: onRevisions,
          },
          {
            id: 'copy',
            label: 'Copy preview link',
            icon: <Link2 aria-hidden="true" className="icon" />,
            onSelect: preview.copy,
          },
          {
            id: 'end',
            label: 'End preview links',
            icon: <Link2Off aria-hidden="true" className="icon" />,
            onSelect: preview.endAll,
          },
        ]}
      />
      {preview.uncopied === null ? null : (
        <PreviewLinkDialog link={preview.uncopied} onClose={preview.forgetUncopied} />
      )}
    </>
  );
}
