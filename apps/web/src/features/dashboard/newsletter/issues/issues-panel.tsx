import { keepPreviousData } from '@tanstack/react-query';
import { ISSUE_STATES } from '@tideline/domain/newsletter/issue-state';
import { ISSUE_STATE_LABELS, type IssueListItem } from '@tideline/domain/newsletter/issue';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useOpenDialog } from '../../../../lib/forms/use-open-dialog.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import type { PanelProps } from '../../dashboard.tsx';
import { isFiltered } from '../../lists/is-filtered.ts';
import { ListFilters, type ListFilter, NO_FILTERS } from '../../lists/list-filters.tsx';
import { ListFooter } from '../../lists/list-footer.tsx';
import { toggled } from '../../lists/select-column.tsx';
import { DeleteIssuesDialog } from './delete-issues-dialog.tsx';
import { IssuesBar } from './issues-bar.tsx';
import { IssuesTable } from './issues-table.tsx';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { May } from '../../../../staff/roles/may.tsx';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { ListPanel } from '../../lists/list-panel.tsx';

const PAGE_SIZE = 50;
const FILTERS: ListFilter[] = [
  {
    name: 'status',
    label: 'Filter by state',
    all: 'All states',
    options: ISSUE_STATES.map((value) => ({ value, label: ISSUE_STATE_LABELS[value] })),
  },
];

/** The issues of the newsletter, the last changed first. */
export function IssuesPanel({ search, onSearch, unsavedIssues }: PanelProps<'newsletter'>) {
  const router = useRouter();
  const mayEdit = useMay()('issues.edit');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, askToDelete, closeDialog] = useOpenDialog<readonly IssueListItem[]>();
  const state = ISSUE_STATES.find((known) => known === search.status);
  const list = trpc.issues.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, state },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch issues' } },
  );
  const issues = list.data?.items ?? [];
  const open = (id: string) => void router.navigate({ to: '/admin/issue', search: { edit: id } });
  return (
    <>
      <ListFilters
        search={search}
        onSearch={onSearch}
        searchLabel="Search issues"
        filters={FILTERS}
        keys={{ onOpen: open, onSelect: mayEdit ? (id) => setSelectedIds(toggled(selectedIds, id)) : undefined }}
        add={<NewIssueLink />}
      />
      {unsavedIssues}
      <ListPanel
        query={list}
        empty={{
          title: 'No issues yet',
          text: mayEdit ? 'Write the first one, or choose “Send as newsletter…” in the menu of a post.' : undefined,
          action: <NewIssueLink />,
        }}
        noMatch={
          isFiltered(search) && {
            title: 'No issues found',
            clear: 'Show all issues',
            onClear: () => onSearch(NO_FILTERS),
          }
        }
      >
        {(data) => (
          <>
            <IssuesTable
              issues={issues}
              highlightedId={search.row}
              selection={mayEdit ? { ids: selectedIds, onSelect: setSelectedIds } : null}
              onOpen={open}
              onDelete={(issue) => askToDelete([issue])}
            />
            <ListFooter search={search} page={data} nouns={['issue', 'issues']} />
          </>
        )}
      </ListPanel>
      {/* After the list, so that it sticks to the bottom of the window. */}
      <IssuesBar
        selected={issues.filter((issue) => selectedIds.has(issue.id))}
        onDelete={askToDelete}
        onDone={() => setSelectedIds(new Set())}
      />
      {toDelete ? (
        <DeleteIssuesDialog
          issues={toDelete}
          onDeleted={() => {
            setSelectedIds(new Set());
            closeDialog();
          }}
          onClose={closeDialog}
        />
      ) : null}
    </>
  );
}

function NewIssueLink() {
  return (
    <May use="issues.edit">
      <ButtonLink to="/admin/issue" search={{ new: '1' }} size="sm" preload={false}>
        <AddLabel>New issue</AddLabel>
      </ButtonLink>
    </May>
  );
}
