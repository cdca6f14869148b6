import type { Trx } from '../store/schema.ts';
import { leavePath } from './leave-path.ts';
import { deleteRedirectAt, findRedirectAt } from './redirects.repository.ts';

export type PageMove = { id: string; from: string; to: `/${string}`; isPublic: boolean; wasEverPublished: boolean };

/** Moves an added page to a path that no other page has. Redirects to its former path lead to the new one. */
export async function movePage(
  trx: Trx,
  { id, from, to, isPublic, wasEverPublished }: PageMove,
  now: string,
): Promise<void> {
  const own = await findRedirectAt(trx, to);
  // Until the page is published, its new address keeps a redirect that was left there.
  if (own && (isPublic || own.target_path === from)) await deleteRedirectAt(trx, to);
  await trx.updateTable('added_pages').set({ path: to }).where('id', '=', id).execute();
  await trx.updateTable('redirects').set({ target_path: to }).where('target_path', '=', from).execute();
  await leavePath(trx, { from, to, target: { path: to }, wasEverPublished }, now);
}
