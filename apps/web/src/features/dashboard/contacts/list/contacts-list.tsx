import type { ReactNode } from 'react';
import { useMay } from '../../../../lib/calls/use-may.ts';
import type { TabSearch } from '../../dashboard-search.ts';
import { isFiltered } from '../../lists/is-filtered.ts';
import type { PanelProps } from '../../dashboard.tsx';
import { NO_FILTERS } from '../../lists/list-filters.tsx';
import { ListFooter } from '../../lists/list-footer.tsx';
import { ListPanel } from '../../lists/list-panel.tsx';
import { tableSort } from '../../lists/sort-button.tsx';
import { BulkStatus } from '../bulk-status.tsx';
import { ContactsTable } from '../contacts-table.tsx';
import type { useContactsList } from './use-contacts-list.ts';

export type ContactsListProps = {
  list: ReturnType<typeof useContactsList>;
  search: TabSearch<'contacts'>;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  onSearch: PanelProps<'contacts'>['onSearch'];
  /** The button that adds an enquiry. */
  add: ReactNode;
};

/** The enquiries as a table; selected ones get another status together. */
export function ContactsList({ list, search, selectedIds, onSelect, onOpen, onSearch, add }: ContactsListProps) {
  const mayEdit = useMay()('contacts.edit');
  const contacts = list.data?.items ?? [];
  return (
    <>
      <ListPanel
        query={list}
        empty={{
          title: 'No contact submissions found',
          text: 'Nobody has sent an inquiry yet.',
          action: add,
        }}
        noMatch={isFiltered(search) && { clear: 'Show all inquiries', onClear: () => onSearch(NO_FILTERS) }}
      >
        {(page) => (
          <>
            <ContactsTable
              key={search.row}
              contacts={page.items}
              highlightedId={search.row}
              currentId={search.contact}
              onOpen={onOpen}
              sort={tableSort(search.sort ?? 'due', onSearch)}
              selection={mayEdit ? { ids: selectedIds, onSelect } : null}
            />
            <ListFooter search={search} page={page} nouns={['inquiry', 'inquiries']} hasBoundedCount />
          </>
        )}
      </ListPanel>
      {/* After the list, so that it sticks to the bottom of the window. */}
      {mayEdit ? (
        <BulkStatus selected={contacts.filter(({ id }) => selectedIds.has(id))} onDone={() => onSelect(new Set())} />
      ) : null}
    </>
  );
}
