import type { Page } from '@tideline/domain/entity/page';
import type { Post, PostSort, PostSummary } from '@tideline/domain/post/post';
import type { PostListQuery } from '@tideline/domain/post/post.schema';
import { tagKey } from '@tideline/domain/post/tag';
import { orderBy, readPage, reversed, type Order } from '../../../core/lists/keyset.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import { countPublicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';
import { searchPosts } from '../../../core/lists/post-search.ts';
import { countPosts } from './post-counts.repository.ts';
import { inSeries } from './series.repository.ts';
import {
  SUMMARY_COLUMNS,
  tagsOf,
  toPost,
  toSummaries,
  visiblePosts,
  type Audience,
  type PostsQuery,
  type SummaryRow,
} from '../posts.repository.ts';

type SortColumn = 'sort_date' | 'title_key' | 'views' | 'updated_at' | 'id';

/** The order of the blog: newest publish date first, ties by id, undated posts last. */
export const NEWEST_FIRST = orderBy<'sort_date' | 'id'>({ column: 'sort_date', isDescending: true }, { column: 'id' });
const BY_TITLE = orderBy<'title_key' | 'id'>({ column: 'title_key' }, { column: 'id' });
const MOST_VIEWED = orderBy<'views' | 'id'>({ column: 'views', isDescending: true, isNumber: true }, { column: 'id' });
export const LAST_UPDATED = orderBy<'updated_at' | 'id'>(
  { column: 'updated_at', isDescending: true },
  { column: 'id' },
);

const ORDERS: Record<PostSort, Order<SortColumn>> = {
  '-date': NEWEST_FIRST,
  date: reversed(NEWEST_FIRST),
  title: BY_TITLE,
  '-title': reversed(BY_TITLE),
  '-views': MOST_VIEWED,
  views: reversed(MOST_VIEWED),
  '-updated': LAST_UPDATED,
  updated: reversed(LAST_UPDATED),
};

const NOTHING = { items: [], nextCursor: null, previousCursor: null, total: 0 };

/** A page of posts. @throws TRPCError BAD_REQUEST for a cursor of another order */
export async function listPosts(db: Db, audience: Audience, query: PostListQuery, now: string): Promise<Page<Post>> {
  const page = await listRows(db, audience, query, now, (rows) => rows.select([...SUMMARY_COLUMNS, 'content']));
  const tags = await tagsOf(db, page.items);
  return { ...page, items: page.items.map((row) => toPost(row, tags)) };
}

/** The same page without the bodies. */
export async function listPostSummaries(
  db: Db,
  audience: Audience,
  query: PostListQuery,
  now: string,
): Promise<Page<PostSummary>> {
  const page = await listRows(db, audience, query, now, (rows) => rows.select(SUMMARY_COLUMNS));
  return { ...page, items: await toSummaries(db, page.items) };
}

async function listRows<Row extends SummaryRow>(
  db: Db,
  audience: Audience,
  query: PostListQuery,
  now: string,
  select: (posts: PostsQuery<object>) => PostsQuery<Row>,
): Promise<Page<Row>> {
  const { category, tag, series, q, sort } = query;
  const status = audience === 'staff' ? query.status : undefined;
  let matching = visiblePosts(db, audience, now);
  if (category) matching = matching.where('category', '=', category);
  if (status) matching = matching.where('status', '=', status);
  if (series) matching = inSeries(matching, [series]);
  if (tag) {
    matching = matching.where(
      'id',
      'in',
      db.selectFrom('post_tags').select('post_id').where('tag_key', '=', tagKey(tag)),
    );
  }
  const isSearch = Boolean(q?.trim());
  const search = isSearch ? searchPosts(db, q ?? '') : null;
  if (isSearch && !search) return NOTHING;
  if (search) matching = matching.where(search.isMatch);
  const page = await readPage(select(matching), ORDERS[sort], query);
  if (search) return { ...page, total: await search.count(matching) };
  if (tag || series) return { ...page, total: await countRows(matching) };
  const total = audience === 'staff' ? countPosts(db, { status, category }) : countPublic(db, category, now);
  return { ...page, total: await total };
}

async function countPublic(db: Db, category: string | undefined, now: string): Promise<number> {
  const counts = await countPublicPosts(db, now);
  return category ? (counts.get(category) ?? 0) : sum([...counts.values()]);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
