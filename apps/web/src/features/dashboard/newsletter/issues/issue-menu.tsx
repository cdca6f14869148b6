import { Link } from '@tanstack/react-router';
import { isEditable, type IssueListItem } from '@tideline/domain/newsletter/issue';
import { ChartNoAxesColumn, Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';
import { useDuplicateIssue } from '../../../../staff/issues/use-duplicate-issue.ts';
import type { MenuItem } from '../../../../ui/overlays/menu.tsx';
import { RowMenu } from '../../lists/row-menu.tsx';
import { useMay } from '../../../../lib/calls/use-may.ts';

export type IssueMenuProps = { issue: IssueListItem; onOpen: (id: string) => void; onDelete: () => void };

/** Row actions of an issue. */
export function IssueMenu({ issue, onOpen, onDelete }: IssueMenuProps) {
  const { isPending, duplicate } = useDuplicateIssue(onOpen);
  const isWritten = isEditable(issue.state);
  const mayEdit = useMay()('issues.edit');
  const items: (MenuItem | false)[] = [
    {
      id: 'open',
      label: isWritten ? (mayEdit ? 'Edit' : 'Open') : 'Results',
      icon: isWritten ? (
        <Pencil aria-hidden="true" className="icon" />
      ) : (
        <ChartNoAxesColumn aria-hidden="true" className="icon" />
      ),
      renderLink: (props) => <Link to="/admin/issue" search={{ edit: issue.id }} preload={false} {...props} />,
    },
    issue.slug !== null &&
      issue.startedAt !== null && {
        id: 'archive',
        label: 'View in the archive',
        icon: <ExternalLink aria-hidden="true" className="icon" />,
        renderLink: ({ children, ...props }) => (
          <a href={`/newsletter/issues/${issue.slug}`} target="_blank" rel="noreferrer" {...props}>
            {children}
          </a>
        ),
      },
    mayEdit && {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <Copy aria-hidden="true" className="icon" />,
      isDisabled: isPending,
      onSelect: () => duplicate(issue.id),
    },
    mayEdit &&
      issue.state === 'draft' && {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" className="icon" />,
        tone: 'danger',
        hasSeparator: true,
        onSelect: onDelete,
      },
  ];
  return <RowMenu name={`Actions for ${issueTitle(issue)}`} items={items.filter((item) => item !== false)} />;
}
