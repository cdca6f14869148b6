import { CONTACT_STATUSES } from '@tideline/domain/contact';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ContactsTable } from './contacts-table.tsx';
import type { PanelProps } from './dashboard.tsx';
import { contactStatusOf } from './dashboard-search.ts';
import { ExportButton } from './export-button.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { LoadFailure } from './load-failure.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const FAILURE = 'Failed to fetch contacts';
const PAGE_SIZE = 50;

/** The enquiries, the newest first. */
export function ContactsPanel({ search, onSearch }: PanelProps) {
  const status = contactStatusOf(search);
  const list = trpc.contacts.list.useInfiniteQuery(
    { limit: PAGE_SIZE, q: search.q, status },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const contacts = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search enquiries" statuses={CONTACT_STATUSES}>
        <ExportButton path="/api/contacts.csv" filters={{ q: search.q, status }} failure="Failed to export contacts" />
      </ListFilters>
      {list.isError ? <LoadFailure message={FAILURE} error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <TableSkeleton /> : null}
      {list.data && contacts.length === 0 ? (
        <EmptyState
          title="No contact submissions found"
          text="What visitors send through the contact form appears here at once."
        />
      ) : null}
      {contacts.length > 0 ? (
        <>
          <ContactsTable key={search.row} contacts={contacts} highlightedId={search.row} />
          <ListFooter
            shown={contacts.length}
            total={list.data?.pages.at(-1)?.total ?? contacts.length}
            noun="enquiries"
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : null}
    </>
  );
}
