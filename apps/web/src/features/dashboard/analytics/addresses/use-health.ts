import { trpc } from '../../../../lib/calls/trpc.ts';

/** What visitors do not find, and how many things there are to do; undefined until both lists are there. */
export function useHealth() {
  const missed = trpc.addresses.missed.useQuery(undefined, { meta: { failure: 'Failed to fetch missed addresses' } });
  const deadLinks = trpc.posts.deadLinks.useQuery(undefined, { meta: { failure: 'Failed to fetch dead links' } });
  const todo = missed.data && deadLinks.data ? missed.data.length + deadLinks.data.length : undefined;
  return { missed, deadLinks, todo };
}
