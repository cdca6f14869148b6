import { randomUUID } from 'node:crypto';
import { isSitePage, postIdIn, type RedirectOrigin } from '@tideline/domain/address/redirect';
import { isPageAddress } from '@tideline/domain/address/reserved-path';
import { postPath } from '@tideline/domain/site/site-path';
import { isHiddenPath } from '../store/hidden-paths.ts';
import { isPublicPageAt } from '../store/public-pages.ts';
import { publicPosts } from '../store/public-posts.ts';
import type { Db, Trx } from '../store/schema.ts';
import { findCurrentId } from './post-ids.repository.ts';

/** The answer of a path without a page: a redirect to `location`, or 410 if it is null. */
export type MissingAnswer = { location: string | null };
/** Target of a stored redirect: a post, another page, or nowhere (gone). */
export type RedirectTarget = { postId: string } | { path: string } | null;

/**
 * The answer of a path without a page; null for 404. Follows redirects to their end, so that a visitor is redirected once:
 * former addresses of an unpublished post or page lead where that leads.
 * @param path as `toRedirectPath` spells it
 */
export async function findMissingAnswer(db: Db, path: string, now: string): Promise<MissingAnswer | null> {
  const seen = new Set<string>();
  for (let at = path; !seen.has(at);) {
    seen.add(at);
    const row = await findRedirectAt(db, at);
    if (!row) return null;
    if (row.target_path !== null) {
      if (!(await isHiddenPage(db, row.target_path))) return { location: row.target_path };
      at = row.target_path;
      continue;
    }
    if (row.post_id === null) return { location: null };
    const post = await publicPosts(db, now).select('id').where('id', '=', row.post_id).executeTakeFirst();
    if (post) return { location: postPath(post.id) };
    at = postPath(row.post_id);
  }
  return null;
}

/** Whether visitors are redirected from this id; new posts do not get such an id automatically. */
export async function isRedirected(db: Db, id: string): Promise<boolean> {
  return (await findRedirectAt(db, postPath(id))) !== null;
}

/** Sets the answer of a path that has no page. */
export async function putRedirect(
  trx: Trx,
  redirect: { path: string; target: RedirectTarget; origin: RedirectOrigin },
  now: string,
): Promise<string> {
  const { path, target, origin } = redirect;
  const id = randomUUID();
  await deleteRedirectAt(trx, path);
  await trx
    .insertInto('redirects')
    .values({
      id,
      path,
      post_id: target && 'postId' in target ? target.postId : null,
      target_path: target && 'path' in target ? target.path : null,
      origin,
      created_at: now,
    })
    .execute();
  return id;
}

/** Removes the answer of a path, which then serves its page or 404. */
export async function deleteRedirectAt(trx: Trx, path: string): Promise<void> {
  await trx.deleteFrom('redirects').where('path', '=', path).execute();
}

/** The target that an address of this site names; undefined when it names a post or an added page that does not exist. */
export async function findTarget(db: Db, address: string): Promise<RedirectTarget | undefined> {
  const id = postIdIn(address);
  if (id === null) return isSitePage(address) || (await hasPage(db, address)) ? { path: address } : undefined;
  const postId = await findCurrentId(db, { id });
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { postId: row.id };
}

/** The stored redirect of a path, null without one. */
export async function findRedirectAt(db: Db, path: string) {
  const row = await db
    .selectFrom('redirects')
    .select(['post_id', 'target_path', 'origin'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row ?? null;
}

/** When the redirect of a path was made or changed last; null without one. */
export async function findRedirectCreation(db: Db, path: string): Promise<string | null> {
  const row = await db.selectFrom('redirects').select('created_at').where('path', '=', path).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Whether a page that visitors do not see has this path. */
async function isHiddenPage(db: Db, path: string): Promise<boolean> {
  return (await isHiddenPath(db, path)) || (isPageAddress(path) && !(await isPublicPageAt(db, path)));
}

async function hasPage(db: Db, path: string): Promise<boolean> {
  const page = db.selectFrom('added_pages').select('id').where('path', '=', path).where('deleted_at', 'is', null);
  return (await page.executeTakeFirst()) !== undefined;
}
