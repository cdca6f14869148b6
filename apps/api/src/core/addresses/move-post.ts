import { postPath } from '@tideline/domain/site/site-path';
import type { Trx } from '../store/schema.ts';
import { rememberFormerId } from './post-ids.repository.ts';
import { deleteRedirectAt, findRedirectAt, putRedirect } from './redirects.repository.ts';

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
  const left = await findRedirectAt(trx, oldPath);
  // An unpublished post keeps its chosen answer at the new address.
  if (left?.origin === 'unpublished' && !(await findRedirectAt(trx, newPath))) {
    await trx.updateTable('redirects').set({ path: newPath }).where('path', '=', oldPath).execute();
  }
  if (wasEverPublished && (!left || left.origin === 'unpublished'))
    await putRedirect(trx, { path: oldPath, target: { postId: to }, origin: 'moved' }, now);
  await moveViews(trx, oldPath, newPath);
  await moveIssueVisits(trx, oldPath, newPath);
}

/** An earlier post may have views at the new address: both counts are added. */
async function moveViews(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .insertInto('page_views')
    .columns(['day', 'path', 'source', 'is_sample', 'views'])
    .expression((rows) =>
      rows
        .selectFrom('page_views as old')
        .select((eb) => ['day', eb.val(to).as('path'), 'source', 'is_sample', 'views'])
        .where('path', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'source', 'is_sample'])
        .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', eb.ref('excluded.views')) })),
    )
    .execute();
  await trx.deleteFrom('page_views').where('path', '=', from).execute();
  await trx
    .insertInto('page_visitors')
    .columns(['day', 'path', 'visitor_hash'])
    .expression((rows) =>
      rows
        .selectFrom('page_visitors as old')
        .select((eb) => ['day', eb.val(to).as('path'), 'visitor_hash'])
        .where('path', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['day', 'path', 'visitor_hash']).doNothing())
    .execute();
  await trx.deleteFrom('page_visitors').where('path', '=', from).execute();
}

/** Visits that began with links in issues of the newsletter. */
async function moveIssueVisits(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .insertInto('issue_visits')
    .columns(['issue_id', 'day', 'path', 'visits'])
    .expression((rows) =>
      rows
        .selectFrom('issue_visits as old')
        .select((eb) => ['issue_id', 'day', eb.val(to).as('path'), 'visits'])
        .where('path', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['issue_id', 'day', 'path'])
        .doUpdateSet((eb) => ({ visits: eb('issue_visits.visits', '+', eb.ref('excluded.visits')) })),
    )
    .execute();
  await trx.deleteFrom('issue_visits').where('path', '=', from).execute();
}
