import { canBeRedirected, toRedirectPath } from '@tideline/domain/address/redirect';
import { findRedirectAt, putRedirect, type RedirectTarget } from '../../../core/addresses/redirects.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';

/**
 * Redirects the addresses at which another site showed something to where it is here, or says that it is gone. Addresses that have a
 * page of their own, or already lead somewhere, stay. Feeds, pages for phones and the like follow; see `findAnswerAt`.
 * @returns how many of the addresses lead there now
 */
export async function redirectOldAddresses(
  trx: Trx,
  addresses: readonly string[],
  { target, path }: { target: RedirectTarget; path: string | null },
  now: string,
): Promise<number> {
  let count = 0;
  for (const old of new Set(addresses.map(toRedirectPath))) {
    if (old === null || old === '/') continue;
    if (old === path) count += 1;
    if (old === path || !canBeRedirected(old)) continue;
    const there = await findRedirectAt(trx, old);
    const isGone = there !== null && there.post_id === null && there.target_path === null;
    if (there === null || (isGone && target !== null))
      await putRedirect(trx, { path: old, target, origin: 'hand' }, now);
    const leadsThere = there === null || isGone || leadsTo(there, target);
    if (leadsThere) count += 1;
  }
  return count;
}

/** Whether a stored redirect leads to a target. */
export function leadsTo(
  { post_id: postId, target_path: targetPath }: { post_id: string | null; target_path: string | null },
  target: RedirectTarget,
): boolean {
  if (target === null) return postId === null && targetPath === null;
  return 'postId' in target ? postId === target.postId : targetPath === target.path;
}
