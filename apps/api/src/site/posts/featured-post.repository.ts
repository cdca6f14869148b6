import { sql } from 'kysely';
import { recordAction, type Actor } from '../../core/audit/audit.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { lockPost } from './post-writes.repository.ts';

// A literal, so that SQLite uses the partial index.
const IS_FEATURED = sql<boolean>`is_featured = 1`;

/** The id of the featured post in any state; null without one. */
export async function findFeaturedId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('posts').select('id').where(IS_FEATURED).executeTakeFirst();
  return row?.id ?? null;
}

/** The id of the featured post; null while it is not public. */
export async function findPublicFeaturedId(db: Db, now: string): Promise<string | null> {
  const row = await publicPosts(db, now).select('id').where(IS_FEATURED).executeTakeFirst();
  return row?.id ?? null;
}

/** Features a post, replacing the previous one; false when there is no such post outside the trash. */
export async function featurePost(trx: Trx, id: string, actor: Actor, now: string): Promise<boolean> {
  if (!(await lockPost(trx, id))) return false;
  await trx.updateTable('posts').set({ is_featured: 0 }).where(IS_FEATURED).execute();
  await trx.updateTable('posts').set({ is_featured: 1 }).where('id', '=', id).execute();
  await recordAction(trx, actor, { action: 'post.feature', objectId: id }, now);
  return true;
}

/** Ends the featuring of a post. The newest post then leads the blog, unless another one is featured. */
export async function unfeaturePost(trx: Trx, id: string, actor: Actor, now: string): Promise<void> {
  await lockContentVersion(trx);
  const row = await trx
    .updateTable('posts')
    .set({ is_featured: 0 })
    .where(IS_FEATURED)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row) await recordAction(trx, actor, { action: 'post.unfeature', objectId: id }, now);
}
