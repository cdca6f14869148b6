import type { PostSummary } from '@tideline/domain/post/post';
import { publicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';

/** A post that an issue links to. */
export type LinkedPost = Pick<PostSummary, 'id' | 'key' | 'title' | 'excerpt' | 'category' | 'featuredImageUrl'>;

/** The posts with these ids that are public at `now`, by id. */
export async function findLinkedPosts(db: Db, ids: string[], now: string): Promise<Map<string, LinkedPost>> {
  if (ids.length === 0) return new Map();
  const rows = await publicPosts(db, now)
    .select(['id', 'key', 'title', 'excerpt', 'category', 'featured_image_url'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ featured_image_url, ...post }) => [post.id, { ...post, featuredImageUrl: featured_image_url }]),
  );
}
