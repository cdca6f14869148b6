import { TRPCError } from '@trpc/server';
import { RELEASE_LIMITS, type Release, type ReleasePartKind } from '@tideline/domain/release/release';
import { newId } from '../../core/host/new-id.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { fieldsRefused } from '../../core/rpc/fields-refused.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { markDraft } from '../drafts/drafts.repository.ts';
import { findReleaseName } from '../drafts/release-parts.repository.ts';
import { openRelease, recordChange, refused, withParts } from './read-release.ts';
import { DRAFTED_PARTS, findProblem } from './release-part.ts';
import { deletePart, findPart, insertPart, listParts } from './parts.repository.ts';

/** Adds what staff have changed in a page, a post or the brand; a date of its own ends. Throws as `changeRelease` does. */
export async function addPart(
  db: Db,
  { id, kind, objectId }: { id: string; kind: ReleasePartKind; objectId: string },
  saver: Saver,
  now: string,
): Promise<Release> {
  const { idColumn, publishRight } = DRAFTED_PARTS[kind];
  requireCapability(saver, publishRight);
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const release = await openRelease(trx, id);
    const other = await findReleaseName(trx, { idColumn }, objectId);
    if (other !== null) throw refused(`It is in the release “${other}” already.`);
    const problem = await findProblem(trx, { kind, objectId }, now);
    if (problem !== null)
      throw fieldsRefused([{ path: ['objectId'], message: `objectId cannot be added. ${problem}` }]);
    if ((await listParts(trx, id)).length >= RELEASE_LIMITS.parts)
      throw refused(`A release can have at most ${RELEASE_LIMITS.parts} parts.`);
    const place =
      idColumn === 'post_id' ? { document_id: null, post_id: objectId } : { document_id: objectId, post_id: null };
    await insertPart(trx, { id: newId(), release_id: id, added_at: now, ...place });
    await markDraft(trx, DRAFTED_PARTS[kind], objectId, { goes_live_at: null, held_at: null });
    await recordChange(trx, saver, 'release.change', { ...release, added: objectId }, now);
    return withParts(trx, release, now);
  });
}

/** Takes a part out of its release; its draft stays. Throws as `changeRelease` does. */
export async function removePart(db: Db, partId: string, saver: Saver, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const part = await findPart(trx, partId);
    if (!part) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such part of a release.' });
    const release = await openRelease(trx, part.releaseId);
    await deletePart(trx, partId);
    await recordChange(trx, saver, 'release.change', { ...release, removed: part.objectId }, now);
  });
}
