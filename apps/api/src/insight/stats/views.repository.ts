import type { TrafficSource } from '@tideline/domain/stats/stats';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

/**
 * The salt of a day: the stored one, else `newSalt`, which is then stored. A new salt deletes the visitor hashes of earlier
 * days.
 */
export async function findOrInsertSalt(trx: Trx, day: string, newSalt: string): Promise<string> {
  const known = await findSalt(trx, day);
  if (known !== null) return known;
  const inserted = await trx
    .insertInto('visitor_salts')
    .values({ day, salt: newSalt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('salt')
    .executeTakeFirst();
  if (!inserted) return (await findSalt(trx, day)) ?? newSalt; // another server inserted it at the same moment
  await deleteEarlierVisitors(trx, day);
  return inserted.salt;
}

/** Deletes salts and visitor hashes of days before `day`. */
export async function deleteEarlierVisitors(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visitor_salts').where('day', '<', day).execute();
  await db.deleteFrom('page_visitors').where('day', '<', day).execute();
}

/** Records that a visitor saw a page on a day; false when already recorded. */
export async function insertVisitor(
  db: Db,
  visit: { day: string; path: string; visitorHash: string },
): Promise<boolean> {
  const row = await db
    .insertInto('page_visitors')
    .values({ day: visit.day, path: visit.path, visitor_hash: visit.visitorHash })
    .onConflict((conflict) => conflict.columns(['day', 'path', 'visitor_hash']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one view of a page on a day. */
export async function countView(db: Db, view: { day: string; path: string; source: TrafficSource }): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ ...view, is_sample: 0, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'source', 'is_sample'])
        .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', 1) })),
    )
    .execute();
}

/** Whether the post is public at `now`. */
export async function isPublicPost(db: Db, id: string, now: string): Promise<boolean> {
  const row = await publicPosts(db, now).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Counts one view of a post without changing its version or date. */
export async function countPostView(db: Db, id: string): Promise<void> {
  await db
    .updateTable('posts')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function findSalt(trx: Trx, day: string): Promise<string | null> {
  const row = await trx.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirst();
  return row?.salt ?? null;
}
