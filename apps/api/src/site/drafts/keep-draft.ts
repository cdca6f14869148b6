import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { type Draft, rebaseDraft } from '@tideline/domain/entity/draft';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Drafted, DraftOf, Live, Saver } from './drafted.ts';
import { findDraft, storeDraft } from './drafts.repository.ts';
import { findReleaseName } from './release-parts.repository.ts';

/** Changes to be kept as a draft. */
export type Kept<Fields extends object> = {
  id: string;
  /** Relative to the draft with `expectedVersion`, else to the published fields. */
  change: (fields: Fields) => Fields;
  /** Whether the caller names a field, and so decides on it. Others follow what was published since, or stay a conflict. */
  isNamed: (name: string) => boolean;
  /** The version of the draft on which this is based; null: none yet. */
  expectedVersion: string | null;
  /** The published version on which this is based. */
  liveVersion: number;
  /** When the draft goes live, as a publish date; null: staff decide; undefined: the date stays. */
  goesLiveAt?: string | null | undefined;
  isAutosave: boolean;
};

/**
 * Stores changes to public content as a draft; the published state stays unchanged.
 * @returns null if the object does not exist
 * @throws TRPCError BAD_REQUEST for a first draft of content that is not public, or an autosave with a date
 * @throws TRPCError CONFLICT if the draft or the published state has changed since the caller read it
 */
export async function keepDraft<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  kept: Kept<Fields>,
  saver: Saver,
  now: string,
): Promise<DraftOf<Fields> | null> {
  return db.transaction().execute(async (trx) => {
    const live = await drafted.lock(trx, kept.id, now);
    if (!live) return null;
    await drafted.requireEditRight(trx, kept.id, saver);
    const before = await findDraft(trx, drafted, kept.id);
    const isKnown = (before?.version ?? null) === kept.expectedVersion;
    const isBaseKnown = kept.liveVersion === live.version || kept.liveVersion === before?.baseVersion;
    if (!isKnown || !isBaseKnown) throw new TRPCError({ code: 'CONFLICT', message: drafted.overtaken });
    if (!before && live.notPublic !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: live.notPublic });
    const goesLiveAt = await dateOf(trx, kept, before);
    if (goesLiveAt !== null || before?.goesLiveAt) requireCapability(saver, drafted.publishRight);
    if (goesLiveAt !== null) await requireNoRelease(trx, drafted, kept.id);
    if (kept.isAutosave && goesLiveAt !== null)
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Scheduled changes are not saved automatically.' });
    const start = startOf(kept, before, live);
    const after: DraftOf<Fields> = {
      id: kept.id,
      version: randomUUID(),
      baseVersion: start.baseVersion,
      goesLiveAt,
      isHeld: false,
      savedBy: saver.name,
      savedAt: now,
      fields: kept.change(start.fields),
      base: start.base,
    };
    await storeDraft(trx, drafted, after);
    await drafted.onKept?.(trx, kept.id);
    // The autosaves of one person share one audit log entry.
    if (!kept.isAutosave || before?.savedBy !== saver.name) await recordKept(trx, drafted, after, before, saver);
    return after;
  });
}

/** What a save starts from. A draft in which conflicts are left stays on its former version. */
function startOf<Fields extends object>(
  { liveVersion, isNamed }: Kept<Fields>,
  before: DraftOf<Fields> | null,
  live: Live<Fields>,
): Pick<Draft<Fields>, 'baseVersion' | 'base' | 'fields'> {
  if (!before) return { baseVersion: liveVersion, base: live.fields, fields: live.fields };
  if (liveVersion === before.baseVersion) return before;
  const { isInConflict, ...rebased } = rebaseDraft(before, live.fields, isNamed);
  return { ...rebased, baseVersion: isInConflict ? before.baseVersion : liveVersion };
}

/** @throws TRPCError BAD_REQUEST for a draft whose release has the date */
async function requireNoRelease<Fields extends object>(trx: Trx, drafted: Drafted<Fields>, id: string): Promise<void> {
  const name = await findReleaseName(trx, drafted, id);
  if (name === null) return;
  const message = `It is published with the release “${name}”. Take it out of the release to give it a date of its own.`;
  throw new TRPCError({ code: 'BAD_REQUEST', message });
}

/** Without a new date, a draft keeps its own, unless it was held back, since that date is past. */
async function dateOf(
  trx: Trx,
  { goesLiveAt }: { goesLiveAt?: string | null | undefined },
  before: { isHeld: boolean; goesLiveAt: string | null } | null,
): Promise<string | null> {
  if (goesLiveAt === null) return null;
  if (goesLiveAt !== undefined) return parsePublishDate(goesLiveAt, (await findSettings(trx)).timeZone);
  return before && !before.isHeld ? before.goesLiveAt : null;
}

async function recordKept<Fields extends object>(
  trx: Trx,
  { acts }: Drafted<Fields>,
  { id, goesLiveAt, baseVersion, savedAt }: DraftOf<Fields>,
  before: DraftOf<Fields> | null,
  { actor }: Saver,
): Promise<void> {
  const isNewDate = goesLiveAt !== null && goesLiveAt !== before?.goesLiveAt;
  const action = isNewDate ? acts.schedule : acts.keep;
  await recordAction(trx, actor, { action, objectId: id, detail: { version: baseVersion, goesLiveAt } }, savedAt);
}
