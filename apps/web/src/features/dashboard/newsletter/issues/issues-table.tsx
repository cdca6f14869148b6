import { Link } from '@tanstack/react-router';
import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { IssueStateBadge } from '../../../../staff/issues/issue-state-badge.tsx';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import type { Column } from '../../lists/column.ts';
import { DataTable } from '../../lists/data-table.tsx';
import { selectColumn, type Selection } from '../../lists/select-column.tsx';
import { issueDate } from './issue-date.ts';
import { IssueMenu } from './issue-menu.tsx';
import { issueResultsWords, readersWords } from './issue-results-words.ts';

export type IssuesTableProps = {
  issues: readonly IssueListItem[];
  highlightedId: string | undefined;
  /** Null for staff who may not write issues. */
  selection: Selection | null;
  onOpen: (id: string) => void;
  onDelete: (issue: IssueListItem) => void;
};

/** The issues as a table; each can be selected and has a menu. */
export function IssuesTable({ issues, highlightedId, selection, onOpen, onDelete }: IssuesTableProps) {
  const columns: Column<IssueListItem>[] = [
    ...(selection ? [selectColumn({ ...selection, rows: issues, noun: 'issues', nameOf: issueTitle })] : []),
    {
      header: 'Subject',
      isRowHeader: true,
      renderCell: (issue) => (
        <Link
          to="/admin/issue"
          search={{ edit: issue.id }}
          preload={false}
          className="font-[560] after:absolute after:inset-0 hover:underline sm:after:hidden"
        >
          <UserText text={issueTitle(issue)} />
        </Link>
      ),
    },
    { header: 'State', place: 'end', renderCell: ({ state }) => <IssueStateBadge state={state} /> },
    {
      header: 'Audience',
      priority: 2,
      place: 'below',
      className: 'text-muted xl:min-w-52',
      renderCell: ({ readers, messages }) => {
        const sent = readersWords(messages);
        return <UserText text={sent === null ? readers : `${sent}: ${readers}`} />;
      },
      renderCompact: ({ readers, messages }) => <UserText text={readersWords(messages) ?? readers} />,
    },
    {
      header: 'Results',
      priority: 3,
      className: 'text-muted xl:min-w-44',
      renderCell: ({ messages }) => issueResultsWords(messages) ?? '—',
    },
    {
      header: 'Date',
      place: 'beside',
      className: 'whitespace-nowrap text-muted',
      renderCell: (issue) => {
        const { word, at } = issueDate(issue);
        return (
          <>
            {word} <DateText iso={at} />
          </>
        );
      },
      renderCompact: (issue) => <DateText iso={issueDate(issue).at} />,
    },
    {
      header: 'Actions',
      head: <span className="sr-only">Actions</span>,
      className: 'w-12',
      place: 'after',
      renderCell: (issue) => <IssueMenu issue={issue} onOpen={onOpen} onDelete={() => onDelete(issue)} />,
    },
  ];
  return <DataTable caption="Newsletter issues" columns={columns} rows={issues} highlightedId={highlightedId} />;
}
