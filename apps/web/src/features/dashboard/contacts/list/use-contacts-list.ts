import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../lib/calls/trpc.ts';
import type { TabSearch } from '../../dashboard-search.ts';

const PAGE_SIZE = 50;

/** The page of enquiries that the address names; nothing is fetched for the board. */
export function useContactsList({ at: cursor, q, status, sort = 'due', view }: TabSearch<'contacts'>) {
  return trpc.contacts.list.useQuery(
    { limit: PAGE_SIZE, cursor, q, status, sort },
    { enabled: view !== 'board', placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch contacts' } },
  );
}
