import type { PostSummary, PostTeaser } from '@tideline/domain/post/post';
import { tagKey } from '@tideline/domain/post/tag';
import { publicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';
import { rankRelated } from './rank-related.ts';
import { TEASER_COLUMNS, toTeaser, type TeaserRow } from './teasers.ts';

/** Of each kind, at most this many posts are compared, so that an article costs the same on a blog of any size. */
const COMPARED_MAX = 100;

/**
 * Other public posts, those of the closest subject first. Compared are posts with a tag of the article that few posts have, the newest of
 * its category and the newest of all.
 * @param without ids of posts that are left out
 */
export async function listRelatedPosts(
  db: Db,
  post: PostSummary,
  { limit, without = [] }: { limit: number; without?: readonly string[] },
  now: string,
): Promise<PostTeaser[]> {
  const keys = post.tags.map(tagKey);
  const rows = await listCompared(db, post, { keys, hidden: [post.id, ...without] }, now);
  const tags = await sharedTags(db, [...rows.keys()], keys);
  const newestFirst = [...rows.values()].toSorted(byDate);
  const candidates = newestFirst.map((row) => Object.assign(toTeaser(row), { tags: tags.get(row.id) ?? [] }));
  return rankRelated({ ...post, tags: keys }, candidates)
    .slice(0, limit)
    .map(({ tags: _tags, ...teaser }) => teaser);
}

async function listCompared(
  db: Db,
  { category }: PostSummary,
  { keys, hidden }: { keys: readonly string[]; hidden: readonly string[] },
  now: string,
): Promise<Map<string, TeaserRow>> {
  const others = publicPosts(db, now).where('id', 'not in', hidden).select(TEASER_COLUMNS);
  const newest = others.orderBy('sort_date', 'desc').orderBy('id').limit(COMPARED_MAX);
  const tagged = await idsWithRareTag(db, keys);
  const rows = [
    ...(tagged.length > 0 ? await others.where('id', 'in', tagged).execute() : []),
    ...(await newest.where('category', '=', category).execute()),
    ...(await newest.execute()),
  ];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of posts that have one of the tags; a tag that very many have is left out. */
async function idsWithRareTag(db: Db, keys: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const key of keys) {
    const rows = await db
      .selectFrom('post_tags')
      .select('post_id')
      .where('tag_key', '=', key)
      .limit(COMPARED_MAX + 1)
      .execute();
    if (rows.length <= COMPARED_MAX) for (const row of rows) ids.add(row.post_id);
  }
  return [...ids];
}

/** Those of the tags that posts have, by post. */
async function sharedTags(db: Db, ids: readonly string[], keys: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0 || keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_tags')
    .select(['post_id', 'tag_key'])
    .where('post_id', 'in', ids)
    .where('tag_key', 'in', keys)
    .execute();
  const byPost = Object.groupBy(rows, (row) => row.post_id);
  return new Map(Object.entries(byPost).map(([id, of = []]) => [id, of.map((row) => row.tag_key)]));
}

/** Newest first, then by id. */
function byDate(one: TeaserRow, other: TeaserRow): number {
  if (one.sort_date !== other.sort_date) return one.sort_date < other.sort_date ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
