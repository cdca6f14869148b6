import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { PendingChanges, PendingFields } from '@tideline/domain/post/pending-changes';
import type { KeepPending } from '@tideline/domain/post/pending-changes.schema';
import type { Post } from '@tideline/domain/post/post';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import { lockPostFor } from '../posts/saver.ts';
import type { Saver } from '../posts/revisions/revisions.repository.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { toPendingFields } from './merge-live.ts';
import { findPendingChanges, storePendingChanges } from './pending-changes.repository.ts';

const OVERTAKEN = 'Someone else saved this post in the meantime. Read it again and merge the changes.';

/**
 * Stores changes to a published post as pending; the post itself stays as it is.
 * @returns null when there is no such post
 * @throws TRPCError BAD_REQUEST for the first changes to an unpublished post, or an autosave of dated changes
 * @throws TRPCError CONFLICT when the pending changes or the live post have changed since the caller read them
 */
export async function keepPending(
  db: Db,
  kept: KeepPending,
  saver: Saver,
  now: string,
): Promise<PendingChanges | null> {
  return db.transaction().execute(async (trx) => {
    const live = (await lockPostFor(trx, kept.id, saver)) ? await findPost(trx, 'staff', kept.id, now) : null;
    if (!live) return null;
    const before = await findPendingChanges(trx, kept.id);
    requireKnown(kept, before, live);
    if (!before && live.status !== 'published')
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Only changes to a published post can be pending.' });
    const { timeZone } = await findSettings(trx);
    const goesLiveAt = dateOf(kept, before, timeZone);
    if (goesLiveAt !== null || before?.goesLiveAt) requireCapability(saver, 'posts.publish');
    if (kept.isAutosave && goesLiveAt !== null)
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Scheduled changes are not saved automatically.' });
    const fields = withChanges(before?.fields ?? toPendingFields(live), kept.changes, timeZone);
    const after: PendingChanges = {
      postId: kept.id,
      title: fields.title,
      version: randomUUID(),
      baseVersion: kept.liveVersion,
      goesLiveAt,
      isHeld: false,
      savedBy: saver.name,
      savedAt: now,
      fields,
      base: before && kept.liveVersion === before.baseVersion ? before.base : toPendingFields(live),
    };
    await storePendingChanges(trx, after);
    // The autosaves of one person share one audit log entry.
    if (!kept.isAutosave || before?.savedBy !== saver.name) await recordKept(trx, after, before, saver);
    return after;
  });
}

function requireKnown(kept: KeepPending, before: PendingChanges | null, live: Post): void {
  const isKnown = (before?.version ?? null) === kept.expectedVersion;
  const isBaseKnown = kept.liveVersion === live.version || kept.liveVersion === before?.baseVersion;
  if (!isKnown || !isBaseKnown) throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
}

/** Without a new date, changes keep theirs, unless they were held back, since that date is past. */
function dateOf({ goesLiveAt }: KeepPending, before: PendingChanges | null, timeZone: string): string | null {
  if (goesLiveAt === undefined) return before && !before.isHeld ? before.goesLiveAt : null;
  return goesLiveAt === null ? null : parsePublishDate(goesLiveAt, timeZone);
}

function withChanges(fields: PendingFields, changes: KeepPending['changes'], timeZone: string): PendingFields {
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { publishDate } = changes;
  return { ...fields, ...named, ...(publishDate && { publishDate: parsePublishDate(publishDate, timeZone) }) };
}

async function recordKept(
  trx: Trx,
  { postId, goesLiveAt, baseVersion, savedAt }: PendingChanges,
  before: PendingChanges | null,
  { actor }: Saver,
): Promise<void> {
  const isNewDate = goesLiveAt !== null && goesLiveAt !== before?.goesLiveAt;
  const action = isNewDate ? 'post.schedule-pending' : 'post.keep-pending';
  await recordAction(trx, actor, { action, objectId: postId, detail: { version: baseVersion, goesLiveAt } }, savedAt);
}
