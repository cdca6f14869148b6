import { sourceLabel, SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import { trpc } from '../../../lib/calls/trpc.ts';
import { UNKNOWN_SOURCE } from '../dashboard-search.ts';
import { type ListFilter, toOptions } from '../lists/list-filters.tsx';

const SORT_OPTIONS = [
  { value: 'date', label: 'Oldest first' },
  { value: 'email', label: 'Address A to Z' },
  { value: '-email', label: 'Address Z to A' },
];

/** The filters of the list of subscribers. */
export function useSubscriberFilters(): ListFilter[] {
  const sources = trpc.subscribers.sources.useQuery();
  return [
    { name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(SUBSCRIBER_STATUSES) },
    {
      name: 'source',
      label: 'Filter by source',
      all: 'All sources',
      options: (sources.data ?? []).map((value) => ({ value: value || UNKNOWN_SOURCE, label: sourceLabel(value) })),
      failure: sources.isLoadingError ? 'Failed to fetch sources' : null,
    },
    { name: 'sort', label: 'Sort', all: 'Newest first', options: SORT_OPTIONS, isForCards: true },
  ];
}
