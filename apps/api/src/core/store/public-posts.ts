import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Db } from './schema.ts';

/**
 * The posts visible to visitors at `now`: published, not in the trash, and with a publish date in the past. Every public
 * query starts here.
 */
export function publicPosts(db: Db, now: string): SelectQueryBuilder<Database, 'posts', object> {
  return publishedPosts(db).where('sort_date', '<=', now);
}

/** The posts visible to visitors now or later. The indexes of public lists contain exactly these rows. */
export function publishedPosts(db: Db): SelectQueryBuilder<Database, 'posts', object> {
  // A literal: SQLite uses a partial index only if the query states its condition without parameters.
  return db
    .selectFrom('posts')
    .where(sql<boolean>`posts.status = 'published'`)
    .where('deleted_at', 'is', null);
}

/** Whether a post belongs to a series. A literal, so that SQLite uses the index of series. */
export const hasSeries = sql<boolean>`posts.series <> ''`;

/** The next publish date after `now` of a published post; null when there is none. */
export async function findNextPublicDate(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select('sort_date')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('sort_date', '>', now)
    .orderBy('sort_date')
    .limit(1)
    .executeTakeFirst();
  return row?.sort_date ?? null;
}

/** The series with a visible post, sorted, and the number of these. */
export async function countPostsBySeries(db: Db, now: string): Promise<{ name: string; count: number }[]> {
  return publicPosts(db, now)
    .select((eb) => ['series as name', eb.fn.countAll<number>().as('count')])
    .where(hasSeries)
    .groupBy('series')
    .orderBy('series')
    .execute();
}

/** The number of visible posts by category, without empty categories. Posts without a category count under `''`. */
export async function countPublicPosts(db: Db, now: string): Promise<Map<string, number>> {
  const published = await db
    .selectFrom('post_counts')
    .select(['category', 'count'])
    .where('status', '=', 'published')
    .execute();
  // Few posts have a future date. They are grouped here, since SQLite would otherwise scan all posts by category.
  const waiting = await publishedPosts(db).where('sort_date', '>', now).select('category').execute();
  const later = new Map<string, number>();
  for (const { category } of waiting) later.set(category, (later.get(category) ?? 0) + 1);
  const counts = published.map(({ category, count }) => [category, count - (later.get(category) ?? 0)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
