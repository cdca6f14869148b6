import { trpc } from '../../../lib/calls/trpc.ts';

/** Changes the status of an enquiry. */
export function useChangeStatus() {
  const utils = trpc.useUtils();
  return trpc.contacts.updateStatus.useMutation({
    meta: { failure: 'Failed to update contact' },
    onSettled: () => Promise.all([utils.contacts.invalidate(), utils.stats.invalidate()]),
  });
}
