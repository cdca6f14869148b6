import type { PostSummary } from '@tideline/domain/post/post';
import { publicPosts } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** What a card needs to know of a post. */
export type PostOnCard = Pick<PostSummary, 'id' | 'title' | 'category'>;

/** The post at `id`, or null when there is none that everybody may see. */
export async function findPublicPostOnCard(db: Db, id: string, now: string): Promise<PostOnCard | null> {
  const row = await publicPosts(db, now).select(['id', 'title', 'category']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
