import { TRPCError } from '@trpc/server';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { DRAFTED_PARTS, findProblem, publishPart } from './release-part.ts';
import { listParts } from './parts.repository.ts';
import { findRelease, listDueReleases, updateRelease } from './releases.repository.ts';

/** Why a release was not published: a sentence for each part that cannot be. */
export class ReleaseRefused extends TRPCError {
  constructor(problems: readonly string[]) {
    super({ code: 'CONFLICT', message: `Nothing was published. ${problems.join(' ')}` });
  }
}

/**
 * Publishes all parts of a release: in one transaction, so that visitors see all or none of them, whatever happens to this server.
 * Nobody else publishes it meanwhile.
 * @returns false when there is none, or it is published already
 * @throws ReleaseRefused when a part cannot be published
 */
export async function publishReleaseWithin(trx: Trx, id: string, saver: Saver, now: string): Promise<boolean> {
  await lockContentVersion(trx);
  const release = await findRelease(trx, id);
  if (!release || release.publishedAt !== null) return false;
  const parts = await listParts(trx, id);
  const problems: string[] = [];
  for (const part of parts) {
    const problem = await findProblem(trx, part, now);
    if (problem !== null) problems.push(`${part.name}: ${problem}`);
  }
  if (problems.length > 0) throw new ReleaseRefused(problems);
  // First: from now on, its parts belong to what is public.
  await updateRelease(trx, id, { published_at: now, held_at: null });
  for (const part of parts) {
    try {
      await publishPart(trx, part, saver, now);
    } catch (error) {
      throw error instanceof TRPCError ? new ReleaseRefused([`${part.name}: ${error.message}`]) : error;
    }
  }
  const detail = { name: release.name, parts: parts.map(({ objectId }) => objectId) };
  await recordAction(trx, saver.actor, { action: 'release.publish', objectId: id, detail }, now);
  return true;
}

/**
 * Publishes all due releases, including those due while no server ran. One that cannot be published is held back for staff to
 * decide.
 * @returns the ids of the published ones
 */
export async function publishDueReleases(db: Db, now: string): Promise<string[]> {
  const published: string[] = [];
  for (const id of await listDueReleases(db, now)) {
    try {
      const isPublished = await db.transaction().execute((trx) => publishDueRelease(trx, id, now));
      if (isPublished) published.push(id);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      await holdBack(db, id, now);
    }
  }
  return published;
}

/** Publishes a release that is due. @returns false when it is not, or staff or another server were faster */
export async function publishDueRelease(trx: Trx, id: string, now: string): Promise<boolean> {
  await lockContentVersion(trx);
  const release = await findRelease(trx, id);
  if (!release || release.isHeld || release.goesLiveAt === null || release.goesLiveAt > now) return false;
  return publishReleaseWithin(trx, id, programFor(release.createdBy), now);
}

/** The program, which may publish whatever staff have put into a release. */
export function programFor(name: string): Saver {
  const rights = Object.values(DRAFTED_PARTS).flatMap(({ programRights }) => programRights);
  return { actor: PROGRAM, name, kind: 'save', capabilities: new Set(rights) };
}

async function holdBack(db: Db, id: string, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const release = await findRelease(trx, id);
    if (!release || release.publishedAt !== null || release.isHeld) return;
    await updateRelease(trx, id, { held_at: now });
    await recordAction(trx, PROGRAM, { action: 'release.hold', objectId: id, detail: { name: release.name } }, now);
  });
}
