import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Stored } from '../saving/stored-post.ts';
import { type PostRef, readStored } from './keep-pending.ts';

/**
 * Discards pending changes, with Undo; restores discarded ones.
 * @param onTaken called with the server's state, for an open editor
 */
export function useDiscardPending(timeZone: string, onTaken: (stored: Stored) => void) {
  const toast = useToast();
  const utils = trpc.useUtils();
  async function take({ id, key }: PostRef) {
    onTaken(await readStored(utils.client.posts, { id, key }, timeZone));
    await utils.posts.invalidate();
  }
  const restore = trpc.posts.pending.restore.useMutation({
    meta: { failure: 'Failed to restore the pending changes' },
    onSuccess: (_answer, restored) => take(restored),
  });
  const discard = trpc.posts.pending.discard.useMutation({
    meta: { failure: 'Failed to discard the pending changes' },
    onSuccess: async (_answer, discarded) => {
      toast({
        title: 'Pending changes discarded',
        text: 'The editor shows the live post.',
        actions: [{ label: 'Undo', onSelect: () => restore.mutate(discarded) }],
      });
      await take(discarded);
    },
  });
  return {
    restore: ({ id, key }: Stored, expectedVersion: string) => {
      if (id !== null && key !== null) restore.mutate({ id, key, expectedVersion });
    },
    isDiscarding: discard.isPending,
    discard: ({ id, key, pending }: Stored) => {
      if (id !== null && key !== null && pending) discard.mutate({ id, key, expectedVersion: pending.version });
    },
  };
}
