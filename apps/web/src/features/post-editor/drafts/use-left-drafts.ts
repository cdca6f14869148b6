import { useQuery } from '@tanstack/react-query';
import { browserDrafts } from './browser-drafts.ts';
import type { AnyDraft } from './draft-storage.ts';
import { heldLocks } from './hold-lock.ts';

/** Drafts of closed editors of posts and issues, newest first; undefined while loading. */
export function useLeftDrafts(): { drafts: AnyDraft[] | undefined; reread: () => Promise<unknown> } {
  const { data, refetch } = useQuery({
    queryKey: ['left-drafts'],
    queryFn: readLeftDrafts,
    gcTime: 0,
  });
  return { drafts: data, reread: refetch };
}

async function readLeftDrafts(): Promise<AnyDraft[]> {
  const inUse = await heldLocks();
  return (await browserDrafts.list()).filter((draft) => !inUse.has(draft.key));
}
