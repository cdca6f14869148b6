import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import { keepPreviousData } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useOpenDialog } from '../../../lib/forms/use-open-dialog.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { UNKNOWN_SOURCE } from '../dashboard-search.ts';
import { isFiltered } from '../lists/is-filtered.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ListFilters, NO_FILTERS } from '../lists/list-filters.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { RemoveSubscriberDialog } from './remove-subscriber-dialog.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';
import { useSubscriberFilters } from './use-subscriber-filters.ts';
import { SubscribersTable } from './subscribers-table.tsx';
import { AddLabel } from '../../../staff/kit/buttons/add-label.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';
import { ListPanel } from '../lists/list-panel.tsx';

const PAGE_SIZE = 100;

type OpenDialog = { kind: 'add' | 'import' } | { kind: 'edit' | 'remove'; subscriber: Subscriber };

/** The Newsletter tab. */
export function NewsletterPanel({ search, onSearch }: PanelProps<'newsletter'>) {
  const mayEdit = useMay()('subscribers.edit');
  const [dialog, openDialog, closeDialog] = useOpenDialog<OpenDialog>();
  const status = SUBSCRIBER_STATUSES.find((known) => known === search.status);
  const { sort = '-date' } = search;
  const source = search.source === UNKNOWN_SOURCE ? '' : search.source;
  const filter = { q: search.q, status, source, sort };
  const list = trpc.subscribers.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, ...filter },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch subscribers' } },
  );
  const subscribers = list.data?.items ?? [];
  const filters = useSubscriberFilters();
  function edit(id: string) {
    const subscriber = subscribers.find((row) => row.id === id);
    if (subscriber) openDialog({ kind: 'edit', subscriber });
  }
  const addButton = (
    <May use="subscribers.edit">
      <Button size="sm" onClick={() => openDialog({ kind: 'add' })}>
        <AddLabel>Add Subscriber</AddLabel>
      </Button>
    </May>
  );
  return (
    <>
      <ListFilters
        search={search}
        onSearch={onSearch}
        searchLabel="Search addresses"
        filters={filters}
        keys={{ onOpen: mayEdit ? edit : undefined }}
        add={addButton}
      >
        <May use="people.export">
          <ExportButton
            path="/api/subscribers.csv"
            filters={{ q: search.q, status, source }}
            failure="Failed to export subscribers"
          />
        </May>
        <May use="subscribers.edit">
          <Button size="sm" variant="secondary" onClick={() => openDialog({ kind: 'import' })}>
            <Upload aria-hidden="true" className="icon" />
            Import CSV
          </Button>
        </May>
      </ListFilters>
      <ListPanel
        query={list}
        empty={{
          title: 'No subscribers found',
          text: 'Nobody has subscribed yet.',
          action: addButton,
        }}
        noMatch={isFiltered(search) && { clear: 'Show all subscribers', onClear: () => onSearch(NO_FILTERS) }}
      >
        {(data) => (
          <>
            <SubscribersTable
              subscribers={subscribers}
              highlightedId={search.row}
              sort={tableSort(sort, onSearch)}
              onEdit={(subscriber) => openDialog({ kind: 'edit', subscriber })}
              onRemove={(subscriber) => openDialog({ kind: 'remove', subscriber })}
            />
            <ListFooter search={search} page={data} nouns={['subscriber', 'subscribers']} hasBoundedCount />
          </>
        )}
      </ListPanel>
      {dialog?.kind === 'add' ? <SubscriberDialog subscriber={null} onClose={closeDialog} /> : null}
      {dialog?.kind === 'import' ? <ImportDialog onClose={closeDialog} /> : null}
      {dialog?.kind === 'edit' ? <SubscriberDialog subscriber={dialog.subscriber} onClose={closeDialog} /> : null}
      {dialog?.kind === 'remove' ? (
        <RemoveSubscriberDialog subscriber={dialog.subscriber} onClose={closeDialog} />
      ) : null}
    </>
  );
}
