import type { PostSummary } from '@tideline/domain/post/post';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';

/** The data from which a post's card is drawn. */
export type PostOnCard = Pick<PostSummary, 'key' | 'title' | 'category'>;

/** The public post with this key, or null when there is none. */
export async function findPublicPostOnCard(db: Db, key: string, now: string): Promise<PostOnCard | null> {
  const row = await publicPosts(db, now).select(['key', 'title', 'category']).where('key', '=', key).executeTakeFirst();
  return row ?? null;
}
