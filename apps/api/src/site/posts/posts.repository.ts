import type { SelectQueryBuilder } from 'kysely';
import { POST_FIELDS, type Post, type PostSummary } from '@tideline/domain/post/post';
import { columnsOf, toEntity } from '../../core/store/entity-rows.ts';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import type { PostsTable } from '../../core/store/tables/posts.ts';

/** Who reads: visitors see public posts, staff every post outside the trash. */
export type Audience = 'public' | 'staff';

/** A query of posts; `Row` is what it selects. */
export type PostsQuery<Row> = SelectQueryBuilder<Database, 'posts', Row>;
/** The columns of a post in a list. */
export type SummaryRow = Pick<PostsTable, (typeof SUMMARY_COLUMNS)[number]>;

/** All fields except the body, and the sort columns of the lists. */
export const SUMMARY_COLUMNS = [...columnsOf(POST_FIELDS), 'title_key', 'sort_date'] as const;

/** The posts an audience may see. */
export function visiblePosts(db: Db, audience: Audience, now: string): PostsQuery<object> {
  return audience === 'public' ? publicPosts(db, now) : db.selectFrom('posts').where('deleted_at', 'is', null);
}

/** The post at `id`; null when this audience may see none. */
export async function findPost(db: Db, audience: Audience, id: string, now: string): Promise<Post | null> {
  const row = await visiblePosts(db, audience, now)
    .select([...SUMMARY_COLUMNS, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return { ...toSummary(row, await listTags(db, id)), content: row.content };
}

/** The tags of a post, in their order. */
export async function listTags(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('post_tags').select('tag').where('post_id', '=', id).orderBy('position').execute();
  return rows.map(({ tag }) => tag);
}

/** The tags of posts, by post id and in order. */
export async function tagsOf(db: Db, posts: { id: string }[]): Promise<Map<string, string[]>> {
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

/** The posts of a list, with their tags. */
export async function toSummaries(db: Db, rows: SummaryRow[]): Promise<PostSummary[]> {
  const tags = await tagsOf(db, rows);
  return rows.map((row) => toSummary(row, tags.get(row.id) ?? []));
}

/** The post of a row with its body. */
export function toPost(row: SummaryRow & { content: string }, tags: Map<string, string[]>): Post {
  return { ...toSummary(row, tags.get(row.id) ?? []), content: row.content };
}

function toSummary(row: SummaryRow, tags: string[]): PostSummary {
  return { ...toEntity(POST_FIELDS, row), tags };
}
