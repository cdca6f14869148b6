import { canBeRedirected, toRedirectPath } from '@tideline/domain/address/redirect';
import { findRedirectAt, putRedirect, type RedirectTarget } from '../../../core/addresses/redirects.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';

/**
 * Redirects the addresses at which another site showed something to where it is here. Addresses that have a page of their own, or
 * already lead somewhere, stay.
 */
export async function redirectOldAddresses(
  trx: Trx,
  addresses: readonly string[],
  { target, path }: { target: NonNullable<RedirectTarget>; path: string },
  now: string,
): Promise<void> {
  for (const address of addresses) {
    const old = toRedirectPath(address);
    if (old === null || old === path || old === '/' || !canBeRedirected(old)) continue;
    if ((await findRedirectAt(trx, old)) === null) await putRedirect(trx, { path: old, target, origin: 'hand' }, now);
  }
}
