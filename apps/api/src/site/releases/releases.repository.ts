import { PUBLISHED_RELEASES_LISTED, type Release } from '@tideline/domain/release/release';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ReleasesTable } from '../../core/store/tables/pages.ts';

/** A release as it is stored. */
export type StoredRelease = Omit<Release, 'parts'>;

/** Releases that are not published, by date, then the newest of those that are. */
export async function listReleases(db: Db): Promise<StoredRelease[]> {
  const open = await db
    .selectFrom('releases')
    .selectAll()
    .where('published_at', 'is', null)
    .orderBy('goes_live_at', (date) => date.asc().nullsLast())
    .orderBy('created_at')
    .execute();
  const published = await db
    .selectFrom('releases')
    .selectAll()
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(PUBLISHED_RELEASES_LISTED)
    .execute();
  return [...open, ...published].map(toRelease);
}

/** A release; null when there is none. */
export async function findRelease(db: Db, id: string): Promise<StoredRelease | null> {
  const row = await db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toRelease(row) : null;
}

/** Ids of the releases that are due, by date. */
export async function listDueReleases(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select('id')
    .where('goes_live_at', '<=', now)
    .where('held_at', 'is', null)
    .where('published_at', 'is', null)
    .orderBy('goes_live_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertRelease(trx: Trx, release: ReleasesTable): Promise<void> {
  await trx.insertInto('releases').values(release).execute();
}

export async function updateRelease(trx: Trx, id: string, changes: Partial<Omit<ReleasesTable, 'id'>>): Promise<void> {
  await trx.updateTable('releases').set(changes).where('id', '=', id).execute();
}

/** Removes a release with its parts; the drafts stay. */
export async function deleteRelease(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('release_parts').where('release_id', '=', id).execute();
  await trx.deleteFrom('releases').where('id', '=', id).execute();
}

function toRelease(row: ReleasesTable): StoredRelease {
  return {
    id: row.id,
    name: row.name,
    goesLiveAt: row.goes_live_at,
    isHeld: row.held_at !== null,
    publishedAt: row.published_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
  };
}
