import { sql } from 'kysely';
import { BLOG_PAGE_SIZE, type BlogPage, type PostSummary } from '@tideline/domain/post';
import type { BlogQuery } from '@tideline/domain/schemas/post';
import { cursorBehind, readPage, type Order } from '../db/keyset.ts';
import { publicPosts } from '../db/public-posts.ts';
import type { Db } from '../db/schema.ts';
import { countMatches, matchesSearch } from '../db/search.ts';
import { countPublicPosts } from './post-counts.repository.ts';
import { NEWEST_FIRST } from './post-lists.repository.ts';
import { SUMMARY_COLUMNS, toSummaries, type PostsQuery } from './posts.repository.ts';

type BlogOrder = Order<'sort_date' | 'id'>;

/** A page of the public blog, by its number; a page past the end is empty. */
export async function findBlogPage(db: Db, query: BlogQuery, now: string): Promise<BlogPage> {
  const counts = await countPublicPosts(db, now);
  const categories = [...counts.keys()].filter(Boolean).toSorted((a, b) => a.localeCompare(b, 'en'));
  const { category, q, page } = query;
  let matching = publicPosts(db, now);
  if (category) matching = matching.where('category', '=', category);
  let order: BlogOrder = NEWEST_FIRST;
  let total = category ? (counts.get(category) ?? 0) : [...counts.values()].reduce((all, some) => all + some, 0);
  if (q?.trim()) {
    const search = await searchOrder(db, q);
    if (search) matching = matching.where(search.isMatch);
    order = search?.order ?? order;
    total = search ? await countMatches(db, matching) : 0;
  }
  const posts = await readNumberedPage(db, matching, { order, page, total });
  return { posts, total, page, pageCount: Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE)), categories };
}

/** The newest public posts. */
export async function listLatestPosts(db: Db, limit: number, now: string): Promise<PostSummary[]> {
  const { items } = await readPage(publicPosts(db, now).select(SUMMARY_COLUMNS), NEWEST_FIRST, { limit });
  return toSummaries(db, items);
}

/** Where every public post is and when it last changed, newest first. */
export function listPublicAddresses(db: Db, now: string): Promise<{ id: string; updatedAt: string }[]> {
  return publicPosts(db, now)
    .select(['id', 'updated_at as updatedAt'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .execute();
}

/** Other public posts, those of the same category first, then the newest. */
export async function listRelatedPosts(db: Db, post: PostSummary, limit: number, now: string): Promise<PostSummary[]> {
  const others = publicPosts(db, now).where('id', '!=', post.id).select(SUMMARY_COLUMNS);
  const order: BlogOrder = {
    name: 'related',
    stretches: [
      { keys: NEWEST_KEYS, where: sql<boolean>`category = ${post.category}` },
      { keys: NEWEST_KEYS, where: sql<boolean>`category <> ${post.category}` },
    ],
  };
  const { items } = await readPage(others, order, { limit });
  return toSummaries(db, items);
}

const NEWEST_KEYS = NEWEST_FIRST.stretches.flatMap(({ keys }) => keys);

/** Posts with the words in their title first, then those with them elsewhere; the newest first in both. */
async function searchOrder(db: Db, q: string) {
  const [isMatch, isInTitle] = await Promise.all([matchesSearch(db, q, 'anywhere'), matchesSearch(db, q, 'title')]);
  if (!isMatch || !isInTitle) return null;
  const order: BlogOrder = {
    name: 'found',
    stretches: [
      { keys: NEWEST_KEYS, where: isInTitle },
      { keys: NEWEST_KEYS, where: sql<boolean>`not (${isInTitle})` },
    ],
  };
  return { isMatch, order };
}

async function readNumberedPage(
  db: Db,
  matching: PostsQuery<object>,
  { order, page, total }: { order: BlogOrder; page: number; total: number },
): Promise<PostSummary[]> {
  const skipped = (page - 1) * BLOG_PAGE_SIZE;
  if (skipped >= total) return [];
  const cursor = skipped > 0 ? await cursorBehind(matching.select(['sort_date', 'id']), order, skipped) : undefined;
  if (cursor === null) return [];
  const { items } = await readPage(matching.select(SUMMARY_COLUMNS), order, { cursor, limit: BLOG_PAGE_SIZE });
  return toSummaries(db, items);
}
