import { TRPCError } from '@trpc/server';
import type { Release } from '@tideline/domain/release/release';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { dryRun } from '../../core/store/dry-run.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { findProblem } from './release-part.ts';
import { listParts } from './parts.repository.ts';
import { findRelease, listReleases, type StoredRelease } from './releases.repository.ts';

/** All releases that are not published, and the newest that are, with the problems of their parts. */
export async function readReleases(db: Db, now: string): Promise<Release[]> {
  const releases = await listReleases(db);
  if (releases.length === 0) return [];
  // Problems are found by the code that publishes, which takes locks.
  return dryRun(db, async (trx) => {
    const read: Release[] = [];
    for (const release of releases) read.push(await withParts(trx, release, now));
    return read;
  });
}

/** @throws TRPCError NOT_FOUND, or CONFLICT for a release that is published */
export async function openRelease(db: Db, id: string): Promise<StoredRelease> {
  const release = await findRelease(db, id);
  if (!release) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such release.' });
  if (release.publishedAt === null) return release;
  throw new TRPCError({ code: 'CONFLICT', message: 'This release is published already.' });
}

/** A release with its parts and their problems. */
export async function withParts(trx: Trx, release: StoredRelease, now: string): Promise<Release> {
  const parts = [];
  for (const part of await listParts(trx, release.id)) {
    parts.push({ ...part, problem: release.publishedAt === null ? await findProblem(trx, part, now) : null });
  }
  return { ...release, parts };
}

/** A refusal that is about no field. */
export function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}

type Recorded = { id: string; name: string; goesLiveAt: string | null; added?: string; removed?: string };

/** Records a change of a release. */
export async function recordChange(
  trx: Trx,
  { actor }: Saver,
  action: 'release.add' | 'release.change' | 'release.cancel',
  { id, name, goesLiveAt, added, removed }: Recorded,
  now: string,
): Promise<void> {
  const detail = { name, goesLiveAt, ...(added && { added }), ...(removed && { removed }) };
  await recordAction(trx, actor, { action, objectId: id, detail }, now);
}
