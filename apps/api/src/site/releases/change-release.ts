import { OPEN_RELEASES_MAX, type Release } from '@tideline/domain/release/release';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { newId } from '../../core/host/new-id.ts';
import { fieldsRefused } from '../../core/rpc/fields-refused.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { openRelease, recordChange, refused, withParts } from './read-release.ts';
import { deleteRelease, insertRelease, listReleases, updateRelease } from './releases.repository.ts';

export type ReleaseChanges = { name: string; goesLiveAt?: string | null | undefined };

export async function addRelease(db: Db, changes: ReleaseChanges, saver: Saver, now: string): Promise<Release> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const open = (await listReleases(trx)).filter(({ publishedAt }) => publishedAt === null);
    if (open.length >= OPEN_RELEASES_MAX) throw refused(`There can be at most ${OPEN_RELEASES_MAX} open releases.`);
    const id = newId();
    const goes_live_at = (await readDate(trx, changes, now)) ?? null;
    const row = { id, name: changes.name, goes_live_at, held_at: null, published_at: null };
    await insertRelease(trx, { ...row, created_by: saver.name, created_at: now });
    await recordChange(trx, saver, 'release.add', { id, name: changes.name, goesLiveAt: goes_live_at }, now);
    return withParts(trx, await openRelease(trx, id), now);
  });
}

/** @throws TRPCError NOT_FOUND for a release that does not exist, CONFLICT for one that is published */
export async function changeRelease(
  db: Db,
  { id, ...changes }: ReleaseChanges & { id: string },
  saver: Saver,
  now: string,
): Promise<Release> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const before = await openRelease(trx, id);
    const date = await readDate(trx, changes, now);
    const goes_live_at = date === undefined ? before.goesLiveAt : date;
    await updateRelease(trx, id, { name: changes.name, ...(date !== undefined && { goes_live_at, held_at: null }) });
    await recordChange(trx, saver, 'release.change', { id, name: changes.name, goesLiveAt: goes_live_at }, now);
    return withParts(trx, await openRelease(trx, id), now);
  });
}

/** Removes a release; its drafts stay drafts. Throws as `changeRelease` does. */
export async function cancelRelease(db: Db, id: string, saver: Saver, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const release = await openRelease(trx, id);
    await deleteRelease(trx, id);
    await recordChange(trx, saver, 'release.cancel', release, now);
  });
}

/** Undefined: the date stays. @throws TRPCError BAD_REQUEST for a date that has passed */
async function readDate(trx: Trx, { goesLiveAt }: ReleaseChanges, now: string): Promise<string | null | undefined> {
  if (goesLiveAt === undefined || goesLiveAt === null) return goesLiveAt;
  const date = parsePublishDate(goesLiveAt, (await findSettings(trx)).timeZone);
  if (date === null || date > now) return date;
  throw fieldsRefused([{ path: ['goesLiveAt'], message: 'The date must be in the future.' }]);
}
