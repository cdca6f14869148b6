import { sql } from 'kysely';
import type { Db, Trx } from '../../core/store/schema.ts';

/** The published posts with due pending changes. */
export async function listDueChanges(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_changes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select('post_id')
    // A literal condition, so that SQLite uses the partial index.
    .where(sql<boolean>`(goes_live_at is not null and held_at is null and discarded_at is null)`)
    .where('goes_live_at', '<=', now)
    .where('posts.status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('goes_live_at')
    .execute();
  return rows.map((row) => row.post_id);
}

/** Notes that staff have changed a post: it is no longer sample data. */
export async function unmarkSample(trx: Trx, postId: string): Promise<void> {
  await trx.updateTable('posts').set({ is_sample: 0 }).where('id', '=', postId).where('is_sample', '=', 1).execute();
}
