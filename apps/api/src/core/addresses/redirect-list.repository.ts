import type { Redirect } from '@tideline/domain/address/redirect';
import { displayTitle } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import type { Page } from '@tideline/domain/entity/page';
import { orderBy, readPage, type PageQuery } from '../lists/keyset.ts';
import { countRows } from '../store/count-rows.ts';
import type { Db, Trx } from '../store/schema.ts';

/** The newest first. */
const NEWEST_FIRST = orderBy<'created_at' | 'id'>({ column: 'created_at', isDescending: true }, { column: 'id' });

/** A page of the redirects. */
export async function listRedirects(db: Db, query: PageQuery, now: string): Promise<Page<Redirect>> {
  const shown = db.selectFrom('redirects');
  const rows = shown.select(['id', 'path', 'post_id', 'target_path', 'origin', 'created_at']);
  const page = await readPage(rows, NEWEST_FIRST, query);
  const ids = page.items.flatMap(({ post_id: id }) => (id === null ? [] : [id]));
  const posts = ids.length === 0 ? [] : await selectPosts(db, ids);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const hidden = await selectHiddenPages(
    db,
    page.items.map((row) => row.target_path ?? ''),
  );
  const items = page.items.map((row): Redirect => {
    const post = byId.get(row.post_id ?? '');
    return {
      id: row.id,
      path: row.path,
      target: row.post_id === null ? row.target_path : postPath(row.post_id),
      postTitle: post ? displayTitle(post) : null,
      isReachable: post ? isPublic(post, now) : !hidden.has(row.target_path ?? ''),
      origin: row.origin,
      createdAt: row.created_at,
    };
  });
  return { ...page, items, total: await countRows(shown) };
}

/** Deletes a redirect; false when there was none. */
export async function deleteRedirect(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('redirects').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

function selectPosts(db: Db, ids: string[]) {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'status', 'deleted_at', 'sort_date'])
    .where('id', 'in', ids)
    .execute();
}

function isPublic(post: Awaited<ReturnType<typeof selectPosts>>[number], now: string): boolean {
  return post.status === 'published' && post.deleted_at === null && post.sort_date <= now;
}

/** Those of the paths at which there is an added page that visitors do not see. */
async function selectHiddenPages(db: Db, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .selectFrom('added_pages')
    .select('path')
    .where('path', 'in', paths)
    .where((eb) => eb.or([eb('public_since', 'is', null), eb('deleted_at', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ path }) => path));
}
