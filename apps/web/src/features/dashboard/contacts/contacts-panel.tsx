import { keepPreviousData } from '@tanstack/react-query';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { ContactsTable } from './contacts-table.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { contactSortOf, contactStatusOf, isFiltered } from '../dashboard-search.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ListFilters, toOptions } from '../lists/list-filters.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';

const FAILURE = 'Failed to fetch contacts';
const PAGE_SIZE = 50;
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

/** The Contacts tab. */
export function ContactsPanel({ search, onSearch }: PanelProps) {
  const status = contactStatusOf(search);
  const sort = contactSortOf(search);
  const list = trpc.contacts.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, status, sort },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const contacts = list.data?.items ?? [];
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search enquiries" filters={FILTERS}>
        <ExportButton path="/api/contacts.csv" filters={{ q: search.q, status }} failure="Failed to export contacts" />
      </ListFilters>
      <LoadFailure message={FAILURE} query={list} />
      {list.isPending ? <TableSkeleton /> : null}
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
    </>
  );
}
