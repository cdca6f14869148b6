import { canBeRedirected, toRedirectPath } from '@tideline/domain/address/redirect';
import { findRedirectAt, putRedirect, type RedirectTarget } from '../../../core/addresses/redirects.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';

/** Below the address of an article or an archive, other systems show its feed and a form for phones. */
const FORMS = ['', '/feed', '/amp', '/rss'];

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
    for (const form of FORMS) {
      const old = toRedirectPath(`${address.replace(/\/+$/, '')}${form}`);
      if (old === null || old === path || old === '/' || !canBeRedirected(old)) continue;
      if ((await findRedirectAt(trx, old)) === null) await putRedirect(trx, { path: old, target, origin: 'hand' }, now);
    }
  }
}
