import { TRPCError } from '@trpc/server';
import { recordAction } from '../../core/audit/audit.repository.ts';
import type { Act } from '../../core/audit/audit.repository.ts';
import { lockPostFor } from '../posts/saver.ts';
import type { Saver } from '../posts/revisions/revisions.repository.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import type { Db } from '../../core/store/schema.ts';
import { findDiscardedChanges, findPendingChanges, markPendingChanges } from './pending-changes.repository.ts';

type Wanted = { id: string; expectedVersion: string };

/**
 * Discards pending changes. They can be restored until new ones are kept, or the retention of the trash ends.
 * @returns false when there is no such post
 * @throws TRPCError CONFLICT when somebody has saved or published them since
 */
export async function discardPending(db: Db, wanted: Wanted, saver: Saver, now: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPostFor(trx, wanted.id, saver))) return false;
    const pending = await findPendingChanges(trx, wanted.id);
    if (pending?.version !== wanted.expectedVersion) throw overtaken();
    if (pending.goesLiveAt !== null) requireCapability(saver, 'posts.publish');
    await markPendingChanges(trx, wanted.id, { discarded_at: now });
    await recordAction(trx, saver.actor, actOn('post.discard-pending', wanted.id), now);
    return true;
  });
}

/** Makes discarded changes pending again; a past date is dropped. Results as for `discardPending`. */
export async function restorePending(db: Db, wanted: Wanted, saver: Saver, now: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPostFor(trx, wanted.id, saver))) return false;
    const discarded = await findDiscardedChanges(trx, wanted.id);
    if (discarded?.version !== wanted.expectedVersion) throw overtaken();
    const { goesLiveAt } = discarded;
    const isDated = goesLiveAt !== null && goesLiveAt > now;
    if (isDated) requireCapability(saver, 'posts.publish');
    const goes_live_at = isDated ? goesLiveAt : null;
    await markPendingChanges(trx, wanted.id, { discarded_at: null, held_at: null, goes_live_at });
    await recordAction(trx, saver.actor, actOn('post.restore-pending', wanted.id), now);
    return true;
  });
}

function overtaken(): TRPCError {
  return new TRPCError({
    code: 'CONFLICT',
    message: 'Someone else changed these pending changes in the meantime.',
  });
}

function actOn(action: Act['action'], objectId: string): Act {
  return { action, objectId };
}
