import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import {
  MISSED_PATH_DAYS,
  MISSED_PATHS_MAX,
  MISSED_PATHS_SHOWN,
  type MissedPath,
} from '@tideline/domain/address/missed-path';
import type { Db, Trx } from '../store/schema.ts';

/** The most requested missed paths that staff have not dismissed. */
export async function listMissed(db: Db): Promise<MissedPath[]> {
  const rows = await db
    .selectFrom('missed_paths')
    .select(['path', 'visits', 'last_seen_at', 'referrer_host'])
    .where('dismissed_at', 'is', null)
    .orderBy('visits', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('path')
    .limit(MISSED_PATHS_SHOWN)
    .execute();
  return rows.map((row) => ({
    path: row.path,
    visits: row.visits,
    lastSeenAt: row.last_seen_at,
    referrerHost: row.referrer_host,
  }));
}

/** Adds counted requests; evicts old rows, and the least requested ones above the maximum. */
export async function addMissed(db: Db, missed: readonly MissedPath[], now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Always in the same order, so that two servers do not deadlock.
    for (const { path, visits, lastSeenAt, referrerHost } of missed.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const seen = { last_seen_at: lastSeenAt, ...(referrerHost !== '' && { referrer_host: referrerHost }) };
      await trx
        .insertInto('missed_paths')
        .values({ path, visits, last_seen_at: lastSeenAt, referrer_host: referrerHost, dismissed_at: null })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((eb) => ({ ...seen, visits: eb('missed_paths.visits', '+', visits) })),
        )
        .execute();
    }
    await deleteOldMissed(trx, now);
    const kept = trx
      .selectFrom('missed_paths')
      .select('path')
      .orderBy('visits', 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('path')
      .limit(MISSED_PATHS_MAX);
    await trx.deleteFrom('missed_paths').where('path', 'not in', kept).execute();
  });
}

/** Deletes missed paths without a request during the retention period. */
export async function deleteOldMissed(db: Db, now: string): Promise<void> {
  const oldest = earlier(now, MISSED_PATH_DAYS * DAY_MS);
  await db.deleteFrom('missed_paths').where('last_seen_at', '<=', oldest).execute();
}

/** Removes a path from the list permanently, even if it is missed again. */
export async function dismissMissed(db: Db, path: string, now: string): Promise<void> {
  await db.updateTable('missed_paths').set({ dismissed_at: now }).where('path', '=', path).execute();
}

/** Deletes a missed path that now leads somewhere. */
export async function deleteMissed(trx: Trx, path: string): Promise<void> {
  await trx.deleteFrom('missed_paths').where('path', '=', path).execute();
}
