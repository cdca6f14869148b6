import { EllipsisVertical, History, Keyboard, Mail, Maximize2, Trash2, type LucideIcon } from 'lucide-react';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import type { OpenIssueDialog } from './issue-dialogs.tsx';

export type IssueMenuProps = {
  /** Null before the first save, when there is nothing to compare, copy or delete. */
  issueId: string | null;
  onOpen: (dialog: OpenIssueDialog) => void;
  /** Saves a draft first: the test mail contains the saved text. */
  onTest: () => void;
  onFocusMode: () => void;
};

/** Further actions on the edited issue. */
export function IssueMenu({ issueId, onOpen, onTest, onFocusMode }: IssueMenuProps) {
  const item = (dialog: OpenIssueDialog, label: string, Icon: LucideIcon): MenuItem => ({
    id: dialog,
    label,
    icon: <Icon aria-hidden="true" className="icon" />,
    onSelect: () => onOpen(dialog),
  });
  return (
    <Menu
      align="end"
      name="More"
      hasChevron={false}
      label={<EllipsisVertical aria-hidden="true" className="icon" />}
      buttonClassName="w-11 justify-center rounded-control text-muted hover:bg-tint hover:text-ink"
      items={[
        {
          id: 'test',
          label: 'Send test email',
          icon: <Mail aria-hidden="true" className="icon" />,
          onSelect: onTest,
        },
        ...(issueId === null ? [] : [item('revisions', 'Revisions', History)]),
        {
          id: 'focus',
          label: 'Focus mode',
          icon: <Maximize2 aria-hidden="true" className="icon" />,
          hasSeparator: true,
          onSelect: onFocusMode,
        },
        item('help', 'Keyboard shortcuts', Keyboard),
        ...(issueId === null
          ? []
          : [{ ...item('delete', 'Delete', Trash2), tone: 'danger' as const, hasSeparator: true }]),
      ]}
    />
  );
}
