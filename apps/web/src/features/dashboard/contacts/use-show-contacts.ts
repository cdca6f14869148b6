import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Contact } from '@tideline/domain/contact/contact';
import type { Page } from '@tideline/domain/site/page';
import { trpc } from '../../../lib/calls/trpc.ts';

/**
 * Shows changed enquiries in the fetched lists, each in its place, also where it no longer matches the filter. The lists are
 * fetched again when they are opened or refreshed; figures are fetched at once.
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
    for (const contact of changed) utils.contacts.byId.setData({ id: contact.id }, contact);
    await Promise.all([
      utils.contacts.list.invalidate(undefined, { refetchType: 'none' }),
      utils.contacts.history.invalidate(),
      utils.contacts.countWaiting.invalidate(),
      utils.stats.invalidate(),
    ]);
  };
}
