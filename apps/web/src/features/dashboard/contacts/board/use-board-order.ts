import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { CONTACT_STATUSES, type Contact, type ContactStatus } from '@tideline/domain/contact/contact';
import type { Page } from '@tideline/domain/entity/page';
import { useSyncExternalStore } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';

const PAGE_SIZE = 20;

/** The query of a column, the most urgent first. */
export function columnQuery(status: ContactStatus, q: string | undefined) {
  return { status, q, sort: 'due', limit: PAGE_SIZE } as const;
}

/** The enquiries that the board shows, column after column. */
export function useBoardOrder(q: string | undefined): Contact[] {
  const queryClient = useQueryClient();
  // The text changes whenever an enquiry comes, goes or moves.
  useSyncExternalStore(
    (listener) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Not when one is added, which happens while another component renders.
        if (type === 'updated' || type === 'removed') listener();
      }),
    () =>
      readBoard(queryClient, q)
        .map(({ id, status }) => `${id} ${status}`)
        .join(),
  );
  return readBoard(queryClient, q);
}

/** Focuses the card of an enquiry if the board shows it. */
export function focusCardOf(id: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-name]`)?.focus();
}

function readBoard(queryClient: QueryClient, q: string | undefined): Contact[] {
  return CONTACT_STATUSES.flatMap((status) => {
    const key = getQueryKey(trpc.contacts.list, columnQuery(status, q), 'infinite');
    return queryClient.getQueryData<InfiniteData<Page<Contact>>>(key)?.pages.flatMap((page) => page.items) ?? [];
  });
}
