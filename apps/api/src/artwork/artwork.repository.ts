import type { PostSummary } from '@tideline/domain/post/post';
import { publicPosts } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** What the card of a post is drawn from. */
export type PostOnCard = Pick<PostSummary, 'id' | 'title' | 'category'>;

/** The public post with this id, or null when there is none. */
export async function findPublicPostOnCard(db: Db, id: string, now: string): Promise<PostOnCard | null> {
  const row = await publicPosts(db, now).select(['id', 'title', 'category']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
