import { keepPreviousData } from '@tanstack/react-query';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { List, Plus, SquareKanban } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { focusCardOf, useBoardOrder } from './board/use-board-order.ts';
import { BulkStatus } from './bulk-status.tsx';
import { ContactSidePanel } from './contact-side-panel.tsx';
import { ContactsTable } from './contacts-table.tsx';
import { SavedViews } from './saved-views/saved-views.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { isFiltered, type TabSearch } from '../dashboard-search.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ListFilters, toOptions } from '../lists/list-filters.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { focusRowOf } from '../lists/list-keys.ts';
import { NoteDrafts } from './note-drafts.ts';
import { OutcomeProvider } from './outcome/outcome-provider.tsx';
import { ListKeysButton } from '../lists/list-keys-button.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { toggled } from '../lists/select-column.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

const ContactsBoard = lazy(() => import('./board/contacts-board.tsx'));
const PAGE_SIZE = 50;
const BESIDE_CLASSES =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] 2xl:grid-cols-[minmax(0,1fr)_30rem]';
const FILTERS: ListFilter[] = [
  { name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(CONTACT_STATUSES) },
  {
    name: 'sort',
    label: 'Sort',
    all: 'Most urgent first',
    isForCards: true,
    options: [
      { value: '-due', label: 'Least urgent first' },
      { value: '-date', label: 'Newest first' },
      { value: 'date', label: 'Oldest first' },
      { value: 'name', label: 'Name A to Z' },
      { value: '-name', label: 'Name Z to A' },
    ],
  },
];

/** The Contacts tab: list or board, and the open enquiry beside it. */
export function ContactsPanel({ search, onSearch }: PanelProps<'contacts'>) {
  const mayEdit = useMay()('contacts.edit');
  const { status, sort = 'due' } = search;
  const isBoard = search.view === 'board';
  const list = trpc.contacts.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, status, sort },
    { enabled: !isBoard, placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch contacts' } },
  );
  const contacts = list.data?.items ?? [];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [drafts] = useState(() => new Map<string, string>());
  const [isAdding, setIsAdding] = useState(false);
  const openId = search.contact;
  const open = (id: string) => onSearch({ contact: id }, openId === undefined ? 'push' : undefined);
  const onBoard = useBoardOrder(search.q);
  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined)
      (isBoard ? focusCardOf : focusRowOf)(lastOpenId.current);
    lastOpenId.current = openId;
  }, [openId, isBoard]);
  return (
    <OutcomeProvider>
      <NoteDrafts value={drafts}>
        <ListFilters
          search={search}
          onSearch={onSearch}
          searchLabel="Search enquiries"
          filters={isBoard ? [] : FILTERS}
        >
          {isBoard ? null : (
            <ListKeysButton
              onOpen={open}
              onSelect={mayEdit ? (id) => setSelectedIds(toggled(selectedIds, id)) : undefined}
            />
          )}
          <ViewLink search={search} isBoard={isBoard} />
          <May use="people.export">
            <ExportButton
              path="/api/contacts.csv"
              filters={{ q: search.q, status }}
              failure="Failed to export contacts"
            />
          </May>
          <May use="contacts.edit">
            <Button size="sm" onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" className="icon" />
              Add enquiry
            </Button>
          </May>
        </ListFilters>
        <SavedViews search={search} />
        <LoadFailure query={list} />
        {list.isLoading ? <TableSkeleton /> : null}
        <div className={classNames(openId !== undefined && BESIDE_CLASSES)}>
          <div className="min-w-0">
            {isBoard ? (
              <Suspense fallback={<TableSkeleton />}>
                <ContactsBoard q={search.q} currentId={openId} onOpen={open} />
              </Suspense>
            ) : null}
            {!isBoard && list.data && contacts.length === 0 ? (
              <EmptyState
                title="No contact submissions found"
                text={
                  isFiltered(search)
                    ? 'Try another name, address, company or status.'
                    : 'What visitors send through the contact form appears here at once.'
                }
              />
            ) : null}
            {!isBoard && contacts.length > 0 ? (
              <ListRows isStale={list.isPlaceholderData}>
                <ContactsTable
                  key={search.row}
                  contacts={contacts}
                  highlightedId={search.row}
                  currentId={openId}
                  onOpen={open}
                  sort={tableSort(sort, onSearch)}
                  selection={mayEdit ? { ids: selectedIds, onSelect: setSelectedIds } : null}
                />
                {list.data ? (
                  <ListFooter search={search} page={list.data} nouns={['enquiry', 'enquiries']} hasBoundedCount />
                ) : null}
              </ListRows>
            ) : null}
            {/* After the list, so that it sticks to the bottom of the window. */}
            {isBoard || !mayEdit ? null : (
              <BulkStatus
                selected={contacts.filter((contact) => selectedIds.has(contact.id))}
                onDone={() => setSelectedIds(new Set())}
              />
            )}
          </div>
          {openId === undefined ? null : (
            <ContactSidePanel
              id={openId}
              contacts={isBoard ? onBoard : contacts}
              place={isBoard ? 'on the board' : 'on this page'}
              onOpen={open}
              onClose={() => onSearch({ contact: undefined })}
            />
          )}
        </div>
        {isAdding ? (
          <AddContactDialog
            onAdded={({ id }) => {
              setIsAdding(false);
              open(id);
            }}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
      </NoteDrafts>
    </OutcomeProvider>
  );
}

/** Switches between list and board; the searched words stay. */
function ViewLink({ search, isBoard }: { search: TabSearch<'contacts'>; isBoard: boolean }) {
  const Icon = isBoard ? List : SquareKanban;
  return (
    <ButtonLink
      to="/admin"
      search={{ tab: 'contacts', q: search.q, view: isBoard ? undefined : 'board' }}
      size="sm"
      variant="secondary"
      preload={false}
    >
      <Icon aria-hidden="true" className="icon" />
      {isBoard ? 'List' : 'Board'}
    </ButtonLink>
  );
}
