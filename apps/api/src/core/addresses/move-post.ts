import { postPath } from '@tideline/domain/site/site-path';
import type { Trx } from '../store/schema.ts';
import { leavePath } from './leave-path.ts';
import { rememberFormerId } from './post-ids.repository.ts';
import { deleteRedirectAt, findRedirectAt } from './redirects.repository.ts';

export type Move = { from: string; to: string; isPublished: boolean; wasEverPublished: boolean };

/**
 * Changes the id of a post to one that no other post has or had. The former id leads to the post from now on; visitors are
 * redirected if the post was ever published. Foreign keys carry tags, revisions, preview links and redirects; counted views
 * and visits are moved here.
 */
export async function movePost(
  trx: Trx,
  { from, to, isPublished, wasEverPublished }: Move,
  now: string,
): Promise<void> {
  const [oldPath, newPath] = [postPath(from), postPath(to)];
  const own = await findRedirectAt(trx, newPath);
  // Until the post is published, its new address keeps the redirect that another post left there.
  if (own && (isPublished || own.post_id === from)) await deleteRedirectAt(trx, newPath);
  await rememberFormerId(trx, from);
  await trx.updateTable('posts').set({ id: to }).where('id', '=', from).execute();
  await leavePath(trx, { from: oldPath, to: newPath, target: { postId: to }, wasEverPublished }, now);
}
