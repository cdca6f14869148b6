import { useQuery } from '@tanstack/react-query';
import type { Draft } from './draft-storage.ts';
import { listDrafts } from './draft-storage.ts';
import { keysInUse } from './use-kept-draft.ts';

/** Text that was left unsaved, and what is being written elsewhere at this moment. */
export type LeftDrafts = {
  /** Kept by an editor that is not open any more, the newest first. */
  left: Draft[];
  /** Kept by an editor that is open in another tab. */
  openElsewhere: Draft[];
};

/** The unsaved text of every post in this browser, as it was when the component appeared; undefined while it is read. */
export function useLeftDrafts(): { drafts: LeftDrafts | undefined; reread: () => Promise<unknown> } {
  const { data, refetch } = useQuery({
    queryKey: ['left-drafts'],
    queryFn: readLeftDrafts,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return { drafts: data, reread: refetch };
}

async function readLeftDrafts(): Promise<LeftDrafts> {
  const inUse = await keysInUse();
  const drafts = listDrafts(localStorage);
  return {
    left: drafts.filter((draft) => !inUse.has(draft.key)),
    openElsewhere: drafts.filter((draft) => inUse.has(draft.key)),
  };
}
