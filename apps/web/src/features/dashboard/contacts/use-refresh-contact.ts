import { trpc } from '../../../lib/calls/trpc.ts';
import { useShowContacts } from './use-show-contacts.ts';

/** Fetches an enquiry that the server has changed, and shows it in its place, even if it no longer matches the filter. */
export function useRefreshContact(): (id: string) => Promise<void> {
  const { client, contacts } = trpc.useUtils();
  const show = useShowContacts();
  return async (id) => {
    try {
      await show([await client.contacts.byId.query({ id })]);
    } catch {
      await contacts.invalidate(); // perhaps it was erased
    }
  };
}
