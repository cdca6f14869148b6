import { EllipsisVertical, History, Keyboard, Link2, Link2Off, Mail, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { IssueFromPostDialog } from '../../staff/issues/issue-from-post-dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import type { PostForm } from './post-form.ts';
import { PreviewLinkDialog } from '../../staff/preview-links/preview-link-dialog.tsx';
import { usePreviewLink } from './preview/use-preview-link.ts';
import { useMay } from '../../lib/calls/use-may.ts';

export type EditorMenuProps = {
  /** Null before the first save, when there is nothing to compare or share. */
  postId: string | null;
  /** As last saved. */
  saved: Pick<PostForm, 'title' | 'status'>;
  onRevisions: () => void;
  onFocusMode: () => void;
  onHelp: () => void;
};

/** Further actions on the edited post. */
export function EditorMenu({ postId, saved, onRevisions, onFocusMode, onHelp }: EditorMenuProps) {
  const preview = usePreviewLink(postId);
  const mayWriteIssues = useMay()('issues.edit');
  const [isSending, setIsSending] = useState(false);
  const ofSavedPost: MenuItem[] = [
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
    ...(mayWriteIssues
      ? [
          {
            id: 'newsletter',
            label: 'Send as newsletter…',
            icon: <Mail aria-hidden="true" className="icon" />,
            onSelect: () => setIsSending(true),
          },
        ]
      : []),
  ];
  const always: MenuItem[] = [
    {
      id: 'focus',
      label: 'Focus mode',
      icon: <Maximize2 aria-hidden="true" className="icon" />,
      hasSeparator: postId !== null,
      onSelect: onFocusMode,
    },
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      icon: <Keyboard aria-hidden="true" className="icon" />,
      onSelect: onHelp,
    },
  ];
  return (
    <>
      <Menu
        align="end"
        name="More"
        hasChevron={false}
        label={<EllipsisVertical aria-hidden="true" className="icon" />}
        buttonClassName="w-11 justify-center rounded-control text-muted hover:bg-tint hover:text-ink"
        items={[...(postId === null ? [] : ofSavedPost), ...always]}
      />
      {isSending && postId !== null ? (
        <IssueFromPostDialog post={{ id: postId, ...saved }} onClose={() => setIsSending(false)} />
      ) : null}
      {preview.uncopied === null ? null : (
        <PreviewLinkDialog link={preview.uncopied} onClose={preview.forgetUncopied} />
      )}
    </>
  );
}
