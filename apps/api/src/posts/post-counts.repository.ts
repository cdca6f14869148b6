import type { PostStatus } from '@tideline/domain/post/post';
import { publishedPosts } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** How many posts staff see, those in the trash aside. */
export async function countPosts(
  db: Db,
  filter: { status?: PostStatus | undefined; category?: string | undefined },
): Promise<number> {
  let counts = db.selectFrom('post_counts');
  if (filter.status) counts = counts.where('status', '=', filter.status);
  if (filter.category) counts = counts.where('category', '=', filter.category);
  const rows = await counts.select('count').execute();
  return rows.reduce((sum, row) => sum + row.count, 0);
}

/** How many posts a visitor sees, by category; a category without any is not there. Empty is the category of posts without one. */
export async function countPublicPosts(db: Db, now: string): Promise<Map<string, number>> {
  const published = await db
    .selectFrom('post_counts')
    .select(['category', 'count'])
    .where('status', '=', 'published')
    .execute();
  // Few wait for their date. Counted here: to group them, SQLite would rather walk over all posts by category.
  const waiting = await publishedPosts(db).where('sort_date', '>', now).select('category').execute();
  const later = new Map<string, number>();
  for (const { category } of waiting) later.set(category, (later.get(category) ?? 0) + 1);
  const counts = published.map(({ category, count }) => [category, count - (later.get(category) ?? 0)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Every category that a post has, in alphabetical order; those of posts in the trash aside. */
export async function listCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('post_counts')
    .select('category')
    .distinct()
    .where('count', '>', 0)
    .where('category', '!=', '')
    .execute();
  return rows.map((row) => row.category).toSorted((a, b) => a.localeCompare(b, 'en'));
}
