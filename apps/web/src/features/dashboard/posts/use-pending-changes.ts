import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { trpc } from '../../../lib/calls/trpc.ts';

/** The posts with pending changes, by id. Empty until they are known. */
export function usePendingChanges(): ReadonlyMap<string, PendingSummary> {
  const list = trpc.posts.pending.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch pending changes' },
  });
  return new Map(list.data?.map((pending) => [pending.postId, pending]));
}
