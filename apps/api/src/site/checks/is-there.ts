import { isPageAddress } from '@tideline/domain/address/reserved-path';
import { isSitePage, postIdIn, toRedirectPath } from '@tideline/domain/address/redirect';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { findMissingAnswer } from '../../core/addresses/redirects.repository.ts';
import { isHiddenPath } from '../../core/store/hidden-paths.ts';
import { isPublicPageAt } from '../../core/store/public-pages.ts';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';

export type Site = { db: Db; origin: string; now: string };

/** Asks whether visitors find something at a path. */
export type HasPath = (path: string) => Promise<boolean>;

/** Asks `isThere` once for each path. */
export function pathsOf(site: Site): HasPath {
  const answers = new Map<string, Promise<boolean>>();
  return async (path) => {
    const answer = answers.get(path) ?? isThere(site, path);
    answers.set(path, answer);
    return answer;
  };
}

/** Whether visitors find something at a path, directly or after a redirect. */
export async function isThere({ db, now }: Site, path: string): Promise<boolean> {
  const picture = parsePictureUrl(path);
  if (picture) {
    return (await db.selectFrom('pictures').select('id').where('id', '=', picture.id).executeTakeFirst()) !== undefined;
  }
  const plain = toRedirectPath(path);
  if (plain === null) return false;
  if ((isSitePage(plain) && !(await isHiddenPath(db, plain))) || /^\/(?:newsletter|thank-you)(?:\/|$)/.test(plain))
    return true;
  if (isPageAddress(plain) && (await isPublicPageAt(db, plain))) return true;
  const id = postIdIn(plain);
  const post =
    id === null ? undefined : await publicPosts(db, now).select('id').where('id', '=', id).executeTakeFirst();
  if (post) return true;
  return ((await findMissingAnswer(db, plain, now))?.location ?? null) !== null;
}
