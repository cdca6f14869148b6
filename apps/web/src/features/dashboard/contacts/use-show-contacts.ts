import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Contact, ContactStatus } from '@tideline/domain/contact/contact';
import type { Page } from '@tideline/domain/entity/page';
import { trpc } from '../../../lib/calls/trpc.ts';

type BoardData = InfiniteData<Page<Contact>>;

/**
 * Updates changed enquiries in the fetched lists, each in its place even if it no longer matches the filter. Lists are
 * refetched when opened or refreshed, figures at once. On the board, a changed enquiry moves to the top of its column.
 */
export function useShowContacts() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return async (changed: readonly Contact[]) => {
    const byId = new Map(changed.map((contact) => [contact.id, contact]));
    queryClient.setQueriesData<Page<Contact>>(
      { queryKey: getQueryKey(trpc.contacts.list, undefined, 'query') },
      (page) => page && { ...page, items: page.items.map((contact) => byId.get(contact.id) ?? contact) },
    );
    const boards = queryClient.getQueriesData<BoardData>({
      queryKey: getQueryKey(trpc.contacts.list, undefined, 'infinite'),
    });
    for (const [key, data] of boards) {
      const status = (key[1] as { input?: { status?: ContactStatus } }).input?.status;
      if (data && status) queryClient.setQueryData(key, moveBetween(data, status, changed));
    }
    for (const contact of changed) utils.contacts.byId.setData({ id: contact.id }, contact);
    await Promise.all([
      utils.contacts.list.invalidate(undefined, { refetchType: 'none' }),
      utils.contacts.history.invalidate(),
      utils.contacts.column.invalidate(),
      utils.contacts.countWaiting.invalidate(),
      utils.stats.invalidate(),
    ]);
  };
}

/** The column of a status after the changes. */
function moveBetween(data: BoardData, status: ContactStatus, changed: readonly Contact[]): BoardData {
  const ids = new Set(changed.map(({ id }) => id));
  const known = new Set(data.pages.flatMap((page) => page.items).map(({ id }) => id));
  const added = changed.filter((contact) => contact.status === status);
  const left = changed.filter((contact) => known.has(contact.id) && contact.status !== status).length;
  const come = added.filter(({ id }) => !known.has(id)).length;
  const pages = data.pages.map((page, at) => {
    const others = page.items.filter(({ id }) => !ids.has(id));
    return { ...page, items: at === 0 ? [...added, ...others] : others, total: page.total + come - left };
  });
  return { ...data, pages };
}
