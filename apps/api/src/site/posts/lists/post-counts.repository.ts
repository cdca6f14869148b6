import type { PostStatus } from '@tideline/domain/post/post';
import type { Db } from '../../../core/store/schema.ts';

/** The number of posts visible to staff, without the trash. */
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

/** The categories of all posts outside the trash, sorted. */
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

/** The distinct tags of all posts outside the trash, sorted. */
export async function listAllTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('post_tags')
    .innerJoin('posts', 'posts.id', 'post_tags.post_id')
    .select(['post_tags.tag_key', 'post_tags.tag'])
    .distinct()
    .where('posts.deleted_at', 'is', null)
    .execute();
  const byKey = new Map<string, string>();
  // If spellings differ, the one with capitals is kept.
  for (const { tag_key, tag } of rows) if (tag < (byKey.get(tag_key) ?? '\uFFFF')) byKey.set(tag_key, tag);
  return [...byKey.values()].toSorted((a, b) => a.localeCompare(b, 'en'));
}
