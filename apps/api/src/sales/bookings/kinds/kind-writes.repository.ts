import type { CallKind } from '@tideline/domain/booking/call-kind';
import type { CallKindChanges } from '@tideline/domain/booking/call-kind.schema';
import type { Trx } from '../../../core/store/schema.ts';

/** Adds a kind at `position`. @throws a unique violation when the id is taken */
export async function insertKind(trx: Trx, kind: CallKind, position: number, now: string): Promise<void> {
  const { id, staffIds, ...fields } = kind;
  await trx
    .insertInto('call_kinds')
    .values({
      id,
      name: fields.name,
      description: fields.description,
      call_minutes: fields.callMinutes,
      place: fields.place,
      is_for_all: Number(staffIds === null),
      is_hidden: Number(fields.isHidden),
      position,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .execute();
  await putPeople(trx, id, staffIds ?? []);
}

/** Changes the given fields of a kind; false when there is none. */
export async function updateKind(
  trx: Trx,
  { id, staffIds, ...changes }: CallKindChanges,
  now: string,
): Promise<boolean> {
  const { name, description, callMinutes, place, isHidden } = changes;
  const row = await trx
    .updateTable('call_kinds')
    .set({
      updated_at: now,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(callMinutes !== undefined && { call_minutes: callMinutes }),
      ...(place !== undefined && { place }),
      ...(isHidden !== undefined && { is_hidden: Number(isHidden) }),
      ...(staffIds !== undefined && { is_for_all: Number(staffIds === null) }),
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row && staffIds !== undefined) await putPeople(trx, id, staffIds ?? []);
  return row !== undefined;
}

/** Reorders the kinds by these ids. */
export async function orderKinds(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx.updateTable('call_kinds').set({ position }).where('id', '=', id).execute();
  }
}

/** Offers a kind no longer; its calls stay. False when there is none. */
export async function removeKind(trx: Trx, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('call_kinds')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a colleague to the kinds of calls that a person takes. */
export async function handOverKinds(trx: Trx, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  await trx
    .insertInto('call_kind_people')
    .columns(['kind_id', 'staff_id'])
    .expression((eb) =>
      eb
        .selectFrom('call_kind_people')
        .select((of) => ['kind_id', of.val(toId).as('staff_id')])
        .where('staff_id', '=', fromId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function putPeople(trx: Trx, kindId: string, staffIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('call_kind_people').where('kind_id', '=', kindId).execute();
  if (staffIds.length === 0) return;
  await trx
    .insertInto('call_kind_people')
    .values(staffIds.map((staffId) => ({ kind_id: kindId, staff_id: staffId })))
    .execute();
}
