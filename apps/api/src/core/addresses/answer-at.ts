import { canBeRedirected, isSitePage, toRedirectPath } from '@tideline/domain/address/redirect';
import { ARCHIVE_PATH, archiveFeedPath, type ArchiveKind } from '@tideline/domain/post/archive';
import { originalOf } from '@tideline/domain/picture/smaller-copy';
import { isHideable } from '@tideline/domain/site/site-path';
import type { Db } from '../store/schema.ts';
import { findMissingAnswer, type MissingAnswer } from './redirects.repository.ts';

/** What other systems add to an address: for its feed, on phones, in a frame, and for further pages of a list. */
const FORM =
  /^(.*?)\/(?:(feed(?:\/(?:atom|rss2?|rdf))?|rss|atom\.xml|index\.xml)|amp|embed|trackback|(?:comment-)?page[/-]\d{1,5})$/;
/** A year, a month or a day, below which posts were. */
const DATED = /^\/\d{4}(?:\/\d\d){0,2}$/;

/**
 * The answer of an address (path and query) without a page: its redirect, or that of the address of which another system has made
 * it. Null for 404.
 */
export async function findAnswerAt(db: Db, address: string, now: string): Promise<MissingAnswer | null> {
  const path = toRedirectPath(address);
  if (path === null || !(canBeRedirected(path) || isHideable(path))) return null;
  return (await findMissingAnswer(db, path, now)) ?? findFormAnswer(db, path, now);
}

async function findFormAnswer(db: Db, path: string, now: string): Promise<MissingAnswer | null> {
  if (path.startsWith('/?feed=')) return siteFeed('feed');
  const original = originalOf(path);
  if (original !== path) return findMissingAnswer(db, original, now);
  if (DATED.test(path)) return (await hasRedirectsBelow(db, path)) ? { location: '/blog' } : null;
  const [, base = '', feed] = FORM.exec(path) ?? [];
  if (base === '') return path.startsWith('/page/') && FORM.test(path) ? { location: '/blog' } : siteFeed(feed);
  const answer = isSitePage(base) ? { location: base } : await findMissingAnswer(db, base, now);
  return answer?.location && feed !== undefined ? { location: feedOf(answer.location) } : answer;
}

function siteFeed(feed: string | undefined): MissingAnswer | null {
  return feed === undefined ? null : { location: '/rss.xml' };
}

/** The feed of a page; the page itself if it has none. */
function feedOf(page: string): string {
  if (page === '/blog') return '/rss.xml';
  const [, kind, slug] = ARCHIVE_PATH.exec(page) ?? [];
  return kind === undefined || slug === undefined
    ? page
    : archiveFeedPath(kind as ArchiveKind, decodeURIComponent(slug));
}

async function hasRedirectsBelow(db: Db, path: string): Promise<boolean> {
  const below = db.selectFrom('redirects').select('id').where('path', 'like', `${path}/%`);
  return (await below.limit(1).executeTakeFirst()) !== undefined;
}
