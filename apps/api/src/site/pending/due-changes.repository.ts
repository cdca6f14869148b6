import { sql } from 'kysely';
import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';

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

/** Deletes discarded changes after the retention of the trash. */
export async function deleteOldDiscardedChanges(db: Db, now: string): Promise<void> {
  const oldest = earlier(now, TRASH_RETENTION_DAYS * DAY_MS);
  await db.deleteFrom('pending_changes').where('discarded_at', '<=', oldest).execute();
}
