import { TRPCError } from '@trpc/server';
import { mergeDraft } from '@tideline/domain/entity/draft';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Drafted, DraftOf, Saver, Wanted } from './drafted.ts';
import { leaveRelease } from './release-parts.repository.ts';
import { deleteDraft, findDraft, markDraft } from './drafts.repository.ts';

/**
 * Publishes a draft as one save.
 * @param also fields that are set in the same save
 * @returns the saved object; null if it does not exist
 * @throws TRPCError CONFLICT if the draft was replaced, or the published state has changed in the same fields
 */
export async function publishDraft<Fields extends object, Saved>(
  db: Db,
  drafted: Drafted<Fields, Saved>,
  wanted: Wanted,
  saver: Saver,
  now: string,
  also: object = {},
): Promise<Saved | null> {
  return db.transaction().execute((trx) => publishDraftWithin(trx, drafted, wanted, saver, now, also));
}

/** The same as a part of a transaction. */
export async function publishDraftWithin<Fields extends object, Saved>(
  trx: Trx,
  drafted: Drafted<Fields, Saved>,
  { id, expectedVersion }: Wanted,
  saver: Saver,
  now: string,
  also: object = {},
): Promise<Saved | null> {
  const live = await drafted.lock(trx, id, now);
  if (!live) return null;
  const draft = await findDraft(trx, drafted, id);
  if (draft?.version !== expectedVersion) throw new TRPCError({ code: 'CONFLICT', message: drafted.overtaken });
  const { changes, conflicts } = mergeDraft(draft, live.fields);
  if (conflicts.length > 0) throw new TRPCError({ code: 'CONFLICT', message: drafted.overtaken });
  return apply(trx, drafted, draft, { ...changes, ...also }, saver, now);
}

/** Publishes a draft for a preview, in a transaction that is rolled back: it wins conflicts. @returns false without a draft */
export async function showDraft<Fields extends object>(
  trx: Trx,
  drafted: Drafted<Fields>,
  id: string,
  now: string,
): Promise<boolean> {
  const live = await drafted.lock(trx, id, now);
  const draft = live && (await findDraft(trx, drafted, id));
  if (!draft) return false;
  await apply(trx, drafted, draft, mergeDraft(draft, live.fields).changes, programOf(drafted, draft), now);
  return true;
}

/**
 * Publishes all due drafts, including those due while no server ran. A draft whose fields also changed in the published state is
 * held back for staff to decide. Two servers never publish the same draft twice.
 * @returns the ids of the published objects
 */
export async function publishDueDrafts<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  now: string,
): Promise<string[]> {
  const published: string[] = [];
  for (const id of await drafted.listDue(db, now)) {
    const isPublished = await db.transaction().execute((trx) => publishDue(trx, drafted, id, now));
    if (isPublished) published.push(id);
  }
  return published;
}

/** Publishes a draft that is due. @returns false when it is not, or was held back */
export async function publishDue<Fields extends object>(
  trx: Trx,
  drafted: Drafted<Fields>,
  id: string,
  now: string,
): Promise<boolean> {
  const live = await drafted.lock(trx, id, now);
  // Read again under the lock: staff or another server may have been faster.
  const draft = live && (await findDraft(trx, drafted, id));
  if (!draft || live.notPublic !== null || draft.isHeld) return false;
  if (draft.goesLiveAt === null || draft.goesLiveAt > now) return false;
  const { changes, conflicts } = mergeDraft(draft, live.fields);
  if (conflicts.length > 0) {
    await markDraft(trx, drafted, id, { held_at: now });
    const detail = { version: live.version, fields: conflicts };
    await recordAction(trx, PROGRAM, { action: drafted.acts.hold, objectId: id, detail }, now);
    return false;
  }
  await apply(trx, drafted, draft, changes, programOf(drafted, draft), now);
  return true;
}

/** The program, which signs with the name of who saved the draft. */
function programOf<Fields extends object>({ programRights }: Drafted<Fields>, { savedBy }: DraftOf<Fields>): Saver {
  return { actor: PROGRAM, name: savedBy, kind: 'save', capabilities: new Set(programRights) };
}

/** Applies the changes and removes the draft. */
async function apply<Fields extends object, Saved>(
  trx: Trx,
  drafted: Drafted<Fields, Saved>,
  { id, baseVersion }: DraftOf<Fields>,
  changes: object,
  saver: Saver,
  now: string,
): Promise<Saved> {
  const saved = await drafted.apply(trx, id, changes, saver, now);
  await deleteDraft(trx, drafted, id);
  await leaveRelease(trx, drafted, id);
  await recordAction(trx, saver.actor, { action: drafted.acts.publish, objectId: id, detail: { baseVersion } }, now);
  return saved;
}
