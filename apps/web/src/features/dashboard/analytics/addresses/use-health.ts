import { trpc } from '../../../../lib/calls/trpc.ts';

/** What visitors do not find or would notice, and how many things there are to do; undefined until all lists are there. */
export function useHealth() {
  const missed = trpc.addresses.missed.useQuery(undefined, { meta: { failure: 'Failed to fetch missed addresses' } });
  const deadLinks = trpc.posts.deadLinks.useQuery(undefined, { meta: { failure: 'Failed to fetch dead links' } });
  const found = trpc.pages.findings.useQuery(undefined, { meta: { failure: 'Failed to check the pages' } });
  const mistakes = found.data?.findings.filter(({ weight }) => weight === 'mistake').length;
  const isThere = missed.data && deadLinks.data && mistakes !== undefined;
  const todo = isThere ? missed.data.length + deadLinks.data.length + mistakes : undefined;
  return { missed, deadLinks, found, mistakes, todo };
}
