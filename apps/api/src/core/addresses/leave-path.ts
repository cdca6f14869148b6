import type { Trx } from '../store/schema.ts';
import { moveCounts } from './move-counts.ts';
import { findRedirectAt, putRedirect, type RedirectTarget } from './redirects.repository.ts';

type Leaving = { from: string; to: string; target: RedirectTarget; wasEverPublished: boolean };

/**
 * After a post or page has moved: redirects visitors of its former path to `target` if it was ever published, and moves what
 * was counted there.
 */
export async function leavePath(trx: Trx, { from, to, target, wasEverPublished }: Leaving, now: string): Promise<void> {
  const left = await findRedirectAt(trx, from);
  // What is not public keeps its chosen answer at the new address.
  if (left?.origin === 'unpublished' && !(await findRedirectAt(trx, to))) {
    await trx.updateTable('redirects').set({ path: to }).where('path', '=', from).execute();
  }
  if (wasEverPublished && (!left || left.origin === 'unpublished'))
    await putRedirect(trx, { path: from, target, origin: 'moved' }, now);
  await moveCounts(trx, from, to);
}
