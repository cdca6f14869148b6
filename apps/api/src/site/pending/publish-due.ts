import { mergePending } from '@tideline/domain/post/pending-changes';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import type { Saver } from '../posts/revisions/revisions.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { toPendingFields } from './merge-live.ts';
import { listDueChanges } from './due-changes.repository.ts';
import { markPendingChanges } from './pending-changes.repository.ts';
import { applyPending, findHeld } from './publish-pending.ts';

/**
 * Publishes all due pending changes, including those due while no server ran. Changes to fields that were also changed in
 * the live post are held back for staff to decide. Two servers never publish the same changes twice.
 * @returns the ids of the posts
 */
export async function publishDuePending(db: Db, now: string): Promise<string[]> {
  const published: string[] = [];
  for (const id of await listDueChanges(db, now)) {
    const isPublished = await db.transaction().execute((trx) => publishDue(trx, id, now));
    if (isPublished) published.push(id);
  }
  return published;
}

async function publishDue(trx: Trx, id: string, now: string): Promise<boolean> {
  const held = await findHeld(trx, id, now);
  const { pending, live } = held ?? {};
  // Read again under the lock: staff or another server may have been faster.
  if (!pending || live?.status !== 'published' || pending.isHeld) return false;
  if (pending.goesLiveAt === null || pending.goesLiveAt > now) return false;
  const { changes, conflicts } = mergePending(pending, toPendingFields(live));
  if (conflicts.length > 0) {
    await markPendingChanges(trx, id, { held_at: now });
    const act = {
      action: 'post.hold-pending',
      objectId: id,
      detail: { version: live.version, fields: conflicts },
    } as const;
    await recordAction(trx, PROGRAM, act, now);
    return false;
  }
  const saver: Saver = {
    actor: PROGRAM,
    name: pending.savedBy,
    kind: 'save',
    capabilities: new Set(['posts.edit-any', 'posts.publish']),
  };
  await applyPending(trx, pending, changes, saver, now);
  return true;
}
