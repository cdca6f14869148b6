import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Page } from '@tideline/domain/page';
import type { Post, PostStatus, PostSummary } from '@tideline/domain/post';
import type { PostListQuery } from '@tideline/domain/schemas/post';
import { tagKey } from '@tideline/domain/tag';
import { orderBy, readPage } from '../db/keyset.ts';
import { publicPosts } from '../db/public-posts.ts';
import type { Database, Db, PostsTable } from '../db/schema.ts';
import { containsWord, searchWords } from '../db/search-text.ts';

/** Who is asking: everybody gets public posts, staff every post that is not in the trash. */
export type Audience = 'public' | 'staff';

type PostsQuery<Row> = SelectQueryBuilder<Database, 'posts', Row>;
type SummaryRow = Pick<PostsTable, (typeof SUMMARY_COLUMNS)[number]>;

const SUMMARY_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'author',
  'category',
  'status',
  'publish_date',
  'sort_date',
  'featured_image_url',
  'views',
  'reading_time_minutes',
  'version',
  'is_sample',
  'created_at',
  'updated_at',
] as const;

const NEWEST_FIRST = orderBy({ column: 'sort_date', isDescending: true }, { column: 'id' });

/** The posts an audience may see. */
function visiblePosts(db: Db, audience: Audience, now: string): PostsQuery<object> {
  return audience === 'public' ? publicPosts(db, now) : db.selectFrom('posts').where('deleted_at', 'is', null);
}

/** A page of posts, newest publish date first, ties by id; those without a date last. */
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

/** Public posts in blog order, by number: for pages that link to each other by number. */
export async function listPublicPosts(
  db: Db,
  range: { category?: string | undefined; limit: number; offset: number },
  now: string,
): Promise<{ posts: PostSummary[]; total: number }> {
  const matching = inCategory(publicPosts(db, now), range.category);
  const rows = await inListOrder(matching.select(SUMMARY_COLUMNS)).limit(range.limit).offset(range.offset).execute();
  return { posts: await toSummaries(db, rows), total: await count(matching) };
}

/** Every category a public post has, in alphabetical order. */
export async function listPublicCategories(db: Db, now: string): Promise<string[]> {
  const rows = await publicPosts(db, now).select('category').distinct().where('category', '!=', '').execute();
  return rows.map((row) => row.category).toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** Where every public post is and when it last changed, newest first. */
export function listPublicAddresses(db: Db, now: string): Promise<{ id: string; updatedAt: string }[]> {
  return inListOrder(publicPosts(db, now).select(['id', 'updated_at as updatedAt'])).execute();
}

/** Other public posts, those of the same category first, then the newest. */
export async function listRelatedPosts(db: Db, post: PostSummary, limit: number, now: string): Promise<PostSummary[]> {
  const rows = await publicPosts(db, now)
    .where('id', '!=', post.id)
    .select(SUMMARY_COLUMNS)
    .orderBy((eb) => eb.case().when('category', '=', post.category).then(0).else(1).end())
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return toSummaries(db, rows);
}

/** The post at `id`, or null when there is none that this audience may see. */
export async function findPost(db: Db, audience: Audience, id: string, now: string): Promise<Post | null> {
  const row = await visiblePosts(db, audience, now)
    .select([...SUMMARY_COLUMNS, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toPost(row, await tagsOf(db, [row])) : null;
}

/** What is in the trash, the last thrown away first. */
export async function listTrashedPosts(db: Db): Promise<PostSummary[]> {
  const trashed = db.selectFrom('posts').where('deleted_at', 'is not', null);
  const rows = await trashed.select(SUMMARY_COLUMNS).orderBy('deleted_at', 'desc').orderBy('id').limit(100).execute();
  return toSummaries(db, rows);
}

async function listRows<Row extends SummaryRow>(
  db: Db,
  audience: Audience,
  query: PostListQuery,
  now: string,
  select: (posts: PostsQuery<object>) => PostsQuery<Row>,
): Promise<Page<Row>> {
  let matching = inCategory(visiblePosts(db, audience, now), query.category);
  const { status, tag, q } = query;
  if (status && audience === 'staff') matching = matching.where('status', '=', status);
  if (tag) matching = matching.where((eb) => hasTag(eb, tag));
  for (const word of searchWords(q)) matching = matching.where(containsWord('search_text', word));

  const page = await readPage(select(matching), NEWEST_FIRST, query);
  return { ...page, total: await count(matching) };
}

function inListOrder<Row>(posts: PostsQuery<Row>): PostsQuery<Row> {
  return posts.orderBy('sort_date', 'desc').orderBy('id');
}

function inCategory(posts: PostsQuery<object>, category: string | undefined): PostsQuery<object> {
  return category ? posts.where('category', '=', category) : posts;
}

function hasTag(eb: ExpressionBuilder<Database, 'posts'>, tag: string) {
  return eb.exists(
    eb
      .selectFrom('post_tags')
      .select(sql`1`.as('one'))
      .whereRef('post_tags.post_id', '=', 'posts.id')
      .where('tag_key', '=', tagKey(tag)),
  );
}

async function count(posts: PostsQuery<object>): Promise<number> {
  const row = await posts.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return row.count;
}

async function tagsOf(db: Db, posts: { id: string }[]): Promise<Map<string, string[]>> {
  if (posts.length === 0) return new Map();
  const ids = posts.map((post) => post.id);
  const rows = await db
    .selectFrom('post_tags')
    .select(['post_id', 'tag'])
    .where('post_id', 'in', ids)
    .orderBy('position')
    .execute();
  const tags = new Map<string, string[]>();
  for (const row of rows) tags.set(row.post_id, [...(tags.get(row.post_id) ?? []), row.tag]);
  return tags;
}

async function toSummaries(db: Db, rows: SummaryRow[]): Promise<PostSummary[]> {
  const tags = await tagsOf(db, rows);
  return rows.map((row) => toSummary(row, tags));
}

function toPost(row: SummaryRow & { content: string }, tags: Map<string, string[]>): Post {
  return { ...toSummary(row, tags), content: row.content };
}

function toSummary(row: SummaryRow, tags: Map<string, string[]>): PostSummary {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    category: row.category,
    status: row.status satisfies PostStatus,
    publishDate: row.publish_date,
    featuredImageUrl: row.featured_image_url,
    tags: tags.get(row.id) ?? [],
    views: row.views,
    readingTimeMinutes: row.reading_time_minutes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    isSample: row.is_sample === 1,
  };
}
