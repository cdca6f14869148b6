import type { PostSeries, PostSummary } from '@tideline/domain/post/post';
import { toArchiveSlug } from '@tideline/domain/post/archive';
import { hasSeries, publicPosts } from '../../../core/store/public-posts.ts';
import { orderBy } from '../../../core/lists/keyset.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { PostsQuery } from '../posts.repository.ts';

/** Parts that an article lists: those around it. */
const LISTED_MAX = 50;

/** Oldest first. */
export const PARTS_IN_ORDER = orderBy<'sort_date' | 'id'>({ column: 'sort_date' }, { column: 'id' });

type Part = { id: string; sort_date: string };

/** The posts of a list that belong to one of the series. */
export function inSeries<Row>(posts: PostsQuery<Row>, names: readonly string[]): PostsQuery<Row> {
  return posts.where(hasSeries).where('series', 'in', names);
}

/** The names of the series of all posts outside the trash, sorted. */
export async function listSeries(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('series')
    .distinct()
    .where('deleted_at', 'is', null)
    .where(hasSeries)
    .execute();
  return rows.map(({ series }) => series).toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** The series of a post as if it were public now; null when it has no other public part. */
export async function findSeriesOf(
  db: Db,
  post: Pick<PostSummary, 'id' | 'title' | 'series' | 'publishDate'>,
  now: string,
): Promise<PostSeries | null> {
  const { id, title, series: name, publishDate } = post;
  if (name === '') return null;
  const published = inSeries(publicPosts(db, now), [name]).where('id', '!=', id);
  const others = await published.select(['id', 'sort_date']).execute();
  if (others.length === 0) return null;
  const parts = [...others, { id, sort_date: publishDate ?? now }].toSorted(byDate);
  const at = parts.findIndex((part) => part.id === id);
  const first = Math.max(0, Math.min(at - LISTED_MAX / 2, parts.length - LISTED_MAX));
  const listed = parts.slice(first, first + LISTED_MAX).map((part) => part.id);
  const rows = await published.select(['id', 'title']).where('id', 'in', listed).execute();
  const titles = new Map([[id, title], ...rows.map((row) => [row.id, row.title] as const)]);
  return {
    name,
    slug: toArchiveSlug(name),
    position: at + 1,
    total: parts.length,
    first: first + 1,
    parts: listed.map((partId) => ({ id: partId, title: titles.get(partId) ?? '' })),
  };
}

/** As `PARTS_IN_ORDER`. */
function byDate(one: Part, other: Part): number {
  if (one.sort_date !== other.sort_date) return one.sort_date < other.sort_date ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
