import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Db } from './schema.ts';

/**
 * The one rule of what a visitor may see, used by every public reader: published, not in the trash, and its date has
 * come (a post that staff published for a later date waits for it).
 */
export function publicPosts(db: Db, now: string): SelectQueryBuilder<Database, 'posts', object> {
  return publishedPosts(db).where('sort_date', '<=', now);
}

/** Posts that a visitor may see now or later: what the indexes of the public lists hold. */
export function publishedPosts(db: Db): SelectQueryBuilder<Database, 'posts', object> {
  // Written out, since SQLite uses an index of some rows only where the query itself says so, parameters aside.
  return db
    .selectFrom('posts')
    .where(sql<boolean>`posts.status = 'published'`)
    .where('deleted_at', 'is', null);
}

/** When the next post becomes visible by its date alone, after `now`; null when none waits for that. */
export async function findNextPublicDate(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select('sort_date')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('sort_date', '>', now)
    .orderBy('sort_date')
    .limit(1)
    .executeTakeFirst();
  return row?.sort_date ?? null;
}
