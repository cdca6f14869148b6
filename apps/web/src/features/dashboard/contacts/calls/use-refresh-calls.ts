import { trpc } from '../../../../lib/calls/trpc.ts';

/** Refetches calls and the history of their enquiries. */
export function useRefreshCalls(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.bookings.invalidate(), utils.contacts.history.invalidate()]);
}
