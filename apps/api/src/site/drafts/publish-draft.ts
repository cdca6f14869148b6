import { TRPCError } from '@trpc/server';
import { mergeDraft } from '@tideline/domain/entity/draft';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Drafted, DraftOf, Saver, Wanted } from './drafted.ts';
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
  { id, expectedVersion }: Wanted,
  saver: Saver,
  now: string,
  also: object = {},
): Promise<Saved | null> {
  return db.transaction().execute(async (trx) => {
    const live = await drafted.lock(trx, id, now);
    if (!live) return null;
    const draft = await findDraft(trx, drafted, id);
    if (draft?.version !== expectedVersion) throw new TRPCError({ code: 'CONFLICT', message: drafted.overtaken });
    const { changes, conflicts } = mergeDraft(draft, live.fields);
    if (conflicts.length > 0) throw new TRPCError({ code: 'CONFLICT', message: drafted.overtaken });
    return apply(trx, drafted, draft, { ...changes, ...also }, saver, now);
  });
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

async function publishDue<Fields extends object>(
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
  const capabilities = new Set(drafted.programRights);
  await apply(trx, drafted, draft, changes, { actor: PROGRAM, name: draft.savedBy, kind: 'save', capabilities }, now);
  return true;
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
  await recordAction(trx, saver.actor, { action: drafted.acts.publish, objectId: id, detail: { baseVersion } }, now);
  return saved;
}
