import { keepPreviousData } from '@tanstack/react-query';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { ContactSidePanel } from './contact-side-panel.tsx';
import { ContactsTable } from './contacts-table.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { contactSortOf, contactStatusOf, isFiltered } from '../dashboard-search.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ListFilters, toOptions } from '../lists/list-filters.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { focusRowOf } from '../lists/list-keys.ts';
import { NoteDrafts } from './note-drafts.ts';
import { ListKeysButton } from '../lists/list-keys-button.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { toggled } from '../lists/select-column.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';

const FAILURE = 'Failed to fetch contacts';
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

/** The Contacts tab: the list, and beside it the enquiry that is open. */
export function ContactsPanel({ search, onSearch }: PanelProps) {
  const status = contactStatusOf(search);
  const sort = contactSortOf(search);
  const list = trpc.contacts.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, status, sort },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const contacts = list.data?.items ?? [];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [drafts] = useState(() => new Map<string, string>());
  const openId = search.contact;
  const open = (id: string) => onSearch({ contact: id }, openId === undefined ? 'push' : undefined);
  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined) focusRowOf(lastOpenId.current);
    lastOpenId.current = openId;
  }, [openId]);
  return (
    <NoteDrafts value={drafts}>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search enquiries" filters={FILTERS}>
        <ListKeysButton
          isOn={openId === undefined}
          onOpen={open}
          onSelect={(id) => setSelectedIds(toggled(selectedIds, id))}
        />
        <ExportButton path="/api/contacts.csv" filters={{ q: search.q, status }} failure="Failed to export contacts" />
      </ListFilters>
      <LoadFailure message={FAILURE} query={list} />
      {list.isPending ? <TableSkeleton /> : null}
      <div className={classNames(openId !== undefined && BESIDE_CLASSES)}>
        <div className="min-w-0">
          {list.data && contacts.length === 0 ? (
            <EmptyState
              title="No contact submissions found"
              text={
                isFiltered(search)
                  ? 'Try another name, address, company or status.'
                  : 'What visitors send through the contact form appears here at once.'
              }
            />
          ) : null}
          {contacts.length > 0 ? (
            <ListRows isStale={list.isPlaceholderData}>
              <ContactsTable
                key={search.row}
                contacts={contacts}
                highlightedId={search.row}
                currentId={openId}
                onOpen={open}
                sort={tableSort(sort, onSearch)}
                selection={{ ids: selectedIds, onSelect: setSelectedIds }}
              />
              {list.data ? (
                <ListFooter search={search} page={list.data} nouns={['enquiry', 'enquiries']} hasBoundedCount />
              ) : null}
            </ListRows>
          ) : null}
          {/* After the list, so that it sticks to the bottom of the window. */}
          <BulkStatus
            selected={contacts.filter((contact) => selectedIds.has(contact.id))}
            onDone={() => setSelectedIds(new Set())}
          />
        </div>
        {openId === undefined ? null : (
          <ContactSidePanel
            id={openId}
            contacts={contacts}
            onOpen={open}
            onClose={() => onSearch({ contact: undefined })}
          />
        )}
      </div>
    </NoteDrafts>
  );
}
