import { sql, type RawBuilder } from 'kysely';
import {
  BLOG_PAGE_SIZE,
  HOME_POST_COUNT,
  type BlogPage,
  type PostSummary,
  type PostTeaser,
} from '@tideline/domain/post/post';
import { archivePath, isIndexed, toArchiveSlug } from '@tideline/domain/post/archive';
import type { BlogQuery } from '@tideline/domain/post/post.schema';
import { cursorBehind, readPage, type Order } from '../../../core/lists/keyset.ts';
import { countPublicPosts, publicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';
import { searchPosts } from '../../../core/lists/post-search.ts';
import { findPublicFeaturedId } from '../featured-post.repository.ts';
import { NEWEST_FIRST } from './post-lists.repository.ts';
import { TEASER_COLUMNS, toTeaser } from './teasers.ts';
import { listTags, type PostsQuery } from '../posts.repository.ts';

type BlogOrder = Order<'sort_date' | 'id'>;

/** A page of the public blog, by its number; a page past the end is empty. */
export async function findBlogPage(db: Db, query: BlogQuery, now: string): Promise<BlogPage> {
  const counts = await countPublicPosts(db, now);
  const categories = [...counts.keys()].filter(Boolean).toSorted((a, b) => a.localeCompare(b, 'en'));
  const { category, q, page } = query;
  const total = category ? (counts.get(category) ?? 0) : [...counts.values()].reduce((all, some) => all + some, 0);
  const found = q?.trim() ? await findFoundPage(db, query, now) : await findListedPage(db, query, total, now);
  const [featured] = found.posts;
  return {
    ...found,
    featuredTags: featured && page === 1 ? await listTags(db, featured.id) : [],
    page,
    pageCount: Math.max(1, Math.ceil(found.total / BLOG_PAGE_SIZE)),
    categories,
    categoryPath: category && isIndexed(total) ? archivePath('category', toArchiveSlug(category)) : null,
  };
}

/** A page of all posts, the featured one first, or of those of a category. */
async function findListedPage(db: Db, { category, page }: BlogQuery, total: number, now: string) {
  const featuredId = category ? null : await findPublicFeaturedId(db, now);
  const order = featuredId === null ? NEWEST_FIRST : featuredFirst(featuredId);
  const list = { order, page, total };
  return { posts: await readNumberedPage(db, inCategory(publicPosts(db, now), category), list), total };
}

/** The posts that a search finds. */
async function findFoundPage(db: Db, { category, q, page }: BlogQuery, now: string) {
  const search = searchPosts(db, q ?? '');
  if (!search) return { posts: [], total: 0 };
  const found = inCategory(publicPosts(db, now), category).where(search.isMatch);
  const total = await search.count(found);
  const list = { order: titlesFirst(search.isInTitle), page, total };
  return { posts: await readNumberedPage(db, found, list), total };
}

function inCategory(posts: PostsQuery<object>, category: string | undefined): PostsQuery<object> {
  return category ? posts.where('category', '=', category) : posts;
}

/** The newest public posts, in the number that the home page shows. */
export function listLatestPosts(db: Db, now: string): Promise<PostTeaser[]> {
  return listNewest(db, HOME_POST_COUNT, now);
}

/** The public posts that search engines may list, newest first. */
export function listPublicAddresses(
  db: Db,
  now: string,
): Promise<Pick<PostSummary, 'id' | 'publishDate' | 'contentChangedAt' | 'canonicalUrl'>[]> {
  return publicPosts(db, now)
    .select(['id', 'publish_date as publishDate', 'content_changed_at as contentChangedAt'])
    .select('canonical_url as canonicalUrl')
    .where('is_noindex', '=', 0)
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .execute();
}

async function listNewest(db: Db, limit: number, now: string): Promise<PostTeaser[]> {
  const newestFirst = publicPosts(db, now).orderBy('sort_date', 'desc').orderBy('id');
  const rows = await newestFirst.select(TEASER_COLUMNS).limit(limit).execute();
  return rows.map(toTeaser);
}

const NEWEST_KEYS = NEWEST_FIRST.stretches.flatMap(({ keys }) => keys);

/** One post first, then all others, newest first. */
function featuredFirst(id: string): BlogOrder {
  return {
    name: 'featured',
    stretches: [
      { keys: NEWEST_KEYS, where: sql<boolean>`id = ${id}` },
      { keys: NEWEST_KEYS, where: sql<boolean>`id <> ${id}` },
    ],
  };
}

/** Posts with the words in the title, then those with them elsewhere; each newest first. */
function titlesFirst(isInTitle: RawBuilder<boolean>): BlogOrder {
  return {
    name: 'found',
    stretches: [
      { keys: NEWEST_KEYS, where: isInTitle },
      { keys: NEWEST_KEYS, where: sql<boolean>`not (${isInTitle})` },
    ],
  };
}

/** A page of public posts, by its number. @param list `total`: of all pages */
export async function readNumberedPage(
  db: Db,
  matching: PostsQuery<object>,
  { order, page, total }: { order: BlogOrder; page: number; total: number },
): Promise<PostTeaser[]> {
  const skipped = (page - 1) * BLOG_PAGE_SIZE;
  if (skipped >= total) return [];
  const cursor = skipped > 0 ? await cursorBehind(matching.select(['sort_date', 'id']), order, skipped) : undefined;
  if (cursor === null) return [];
  const { items } = await readPage(matching.select(TEASER_COLUMNS), order, { cursor, limit: BLOG_PAGE_SIZE });
  return items.map(toTeaser);
}
