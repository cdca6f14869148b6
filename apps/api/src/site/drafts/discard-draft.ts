import { TRPCError } from '@trpc/server';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Drafted, Saver, Wanted } from './drafted.ts';
import { findDiscardedDraft, findDraft, markDraft } from './drafts.repository.ts';

/**
 * Discards a draft. It can be restored until a new one is kept, or the retention of the trash ends.
 * @returns false if the object does not exist
 * @throws TRPCError CONFLICT if the draft was saved or published since the caller read it
 */
export async function discardDraft<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  { id, expectedVersion }: Wanted,
  saver: Saver,
  now: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await drafted.lock(trx, id, now))) return false;
    await drafted.requireEditRight(trx, id, saver);
    const draft = await findDraft(trx, drafted, id);
    if (draft?.version !== expectedVersion) throw overtaken();
    if (draft.goesLiveAt !== null) requireCapability(saver, drafted.publishRight);
    await markDraft(trx, drafted, id, { discarded_at: now });
    await recordAction(trx, saver.actor, { action: drafted.acts.discard, objectId: id }, now);
    return true;
  });
}

/** Restores a discarded draft; a past date is dropped. Results as for `discardDraft`. */
export async function restoreDraft<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  { id, expectedVersion }: Wanted,
  saver: Saver,
  now: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await drafted.lock(trx, id, now))) return false;
    await drafted.requireEditRight(trx, id, saver);
    const discarded = await findDiscardedDraft(trx, drafted, id);
    if (discarded?.version !== expectedVersion) throw overtaken();
    const { goesLiveAt } = discarded;
    const isDated = goesLiveAt !== null && goesLiveAt > now;
    if (isDated) requireCapability(saver, drafted.publishRight);
    const goes_live_at = isDated ? goesLiveAt : null;
    await markDraft(trx, drafted, id, { discarded_at: null, held_at: null, goes_live_at });
    await recordAction(trx, saver.actor, { action: drafted.acts.restore, objectId: id }, now);
    return true;
  });
}

function overtaken(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'Someone else changed these pending changes in the meantime.' });
}
