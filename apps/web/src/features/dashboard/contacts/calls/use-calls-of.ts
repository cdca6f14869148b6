import type { Contact } from '@tideline/domain/contact/contact';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useNow } from '../../../../staff/time/use-now.ts';

const FAILURE = 'Failed to fetch calls';
const SHOWN_MAX = 20;

/** The calls of an enquiry: those asked for, those ahead, the next first, and earlier ones, the last first. */
export function useCallsOf({ id: contactId }: Contact) {
  const now = useNow();
  const query = trpc.bookings.list.useQuery({ contactId, limit: SHOWN_MAX }, { meta: { failure: FAILURE } });
  const held = trpc.bookings.list.useQuery(
    { contactId, status: 'held', limit: SHOWN_MAX },
    { meta: { failure: FAILURE } },
  );
  const items = query.data?.items ?? [];
  const ahead = items.filter((call) => call.status === 'booked' && Date.parse(call.endsAt) > now);
  const earlier = items.filter((call) => !ahead.includes(call)).toReversed();
  return { query, now, asked: held.data?.items ?? [], ahead, earlier };
}
