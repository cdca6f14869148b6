import type { Subscriber } from '@tideline/domain/subscriber';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PanelProps } from './dashboard.tsx';
import { subscriberStatusOf } from './dashboard-search.ts';
import { ExportButton } from './export-button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { LoadFailure } from './load-failure.tsx';
import { RemoveSubscriberDialog } from './remove-subscriber-dialog.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';
import { SubscribersTable } from './subscribers-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const FAILURE = 'Failed to fetch subscribers';
const PAGE_SIZE = 100;

type OpenDialog = { kind: 'add' | 'import' } | { kind: 'edit' | 'remove'; subscriber: Subscriber };

/** Who receives the newsletter, and who did. */
export function NewsletterPanel({ search, onSearch }: PanelProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const status = subscriberStatusOf(search);
  const list = trpc.subscribers.list.useInfiniteQuery(
    { limit: PAGE_SIZE, q: search.q, status },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const subscribers = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search addresses" statuses={SUBSCRIBER_STATUSES}>
        <ExportButton
          path="/api/subscribers.csv"
          filters={{ q: search.q, status }}
          failure="Failed to export subscribers"
        />
        <Button size="sm" variant="secondary" onClick={() => setDialog({ kind: 'import' })}>
          <Upload aria-hidden="true" className="icon" />
          Import CSV
        </Button>
        <Button size="sm" onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="icon" />
          Add Subscriber
        </Button>
      </ListFilters>
      {list.isError ? <LoadFailure message={FAILURE} error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <TableSkeleton /> : null}
      {list.data && subscribers.length === 0 ? (
        <EmptyState
          title="No subscribers found"
          text="Sign-ups from the home page and the blog appear here by themselves."
        />
      ) : null}
      {subscribers.length > 0 ? (
        <>
          <SubscribersTable
            subscribers={subscribers}
            highlightedId={search.row}
            onEdit={(subscriber) => setDialog({ kind: 'edit', subscriber })}
            onRemove={(subscriber) => setDialog({ kind: 'remove', subscriber })}
          />
          <ListFooter
            shown={subscribers.length}
            total={list.data?.pages.at(-1)?.total ?? subscribers.length}
            noun="subscribers"
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : null}
      {dialog?.kind === 'add' ? <SubscriberDialog subscriber={null} onClose={() => setDialog(null)} /> : null}
      {dialog?.kind === 'import' ? <ImportDialog onClose={() => setDialog(null)} /> : null}
      {dialog?.kind === 'edit' ? (
        <SubscriberDialog subscriber={dialog.subscriber} onClose={() => setDialog(null)} />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <RemoveSubscriberDialog subscriber={dialog.subscriber} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
