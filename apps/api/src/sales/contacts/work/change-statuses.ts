import type { ContactStatus } from '@tideline/domain/contact/contact';
import type { ContactStatusChange } from '@tideline/domain/contact/contact-history';
import { recordActions, type Act, type Actor } from '../../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { revertContactStatus, updateContactStatus } from '../contacts.repository.ts';

/**
 * Sets the status of several enquiries, all or none. Skips those that are gone or already have it.
 * @returns the changes, for `undoStatuses`
 */
export async function changeStatuses(
  db: Db,
  { ids, status }: { ids: readonly string[]; status: ContactStatus },
  actor: Actor,
  now: string,
): Promise<ContactStatusChange[]> {
  return db.transaction().execute(async (trx) => {
    const found = await listStatuses(trx, ids);
    const changes = found
      .filter((row) => row.status !== status)
      .map((row) => ({ id: row.id, from: status, to: row.status }));
    for (const { id } of changes) await updateContactStatus(trx, id, status, now);
    await recordActions(
      trx,
      actor,
      changes.map(({ id }) => statusAct(id, status)),
      now,
    );
    return changes;
  });
}

/**
 * Undoes changes: each enquiry gets its former status back, unless its status has changed since.
 * @returns the number of restored enquiries
 */
export async function undoStatuses(
  db: Db,
  changes: readonly ContactStatusChange[],
  actor: Actor,
  now: string,
): Promise<{ restored: number }> {
  return db.transaction().execute(async (trx) => {
    const acts: Act[] = [];
    for (const change of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (await revertContactStatus(trx, change, now)) acts.push(statusAct(change.id, change.to));
    }
    await recordActions(trx, actor, acts, now);
    return { restored: acts.length };
  });
}

/** The audit log entry of a new status. */
export function statusAct(id: string, status: ContactStatus): Act {
  return { action: 'contact.status', objectId: id, detail: { status } };
}

/** In the order of ids, so that concurrent calls wait for each other instead of deadlocking. */
function listStatuses(trx: Trx, ids: readonly string[]) {
  return trx.selectFrom('contacts').select(['id', 'status']).where('id', 'in', ids).orderBy('id').execute();
}
