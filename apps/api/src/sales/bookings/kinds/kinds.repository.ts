import type { CallKind } from '@tideline/domain/booking/call-kind';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** All kinds of calls in the order set by staff, without removed ones. */
export async function listKinds(db: Db): Promise<CallKind[]> {
  const rows = await selectKinds(db).where('removed_at', 'is', null).orderBy('position').orderBy('id').execute();
  return toKinds(db, rows);
}

/** One kind, also a removed one; null when there is none. */
export async function findKind(db: Db, id: string): Promise<CallKind | null> {
  const rows = await selectKinds(db).where('id', '=', id).execute();
  return (await toKinds(db, rows))[0] ?? null;
}

/** The ids of all kinds that there have ever been: none is used again. */
export async function listKindIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('call_kinds').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Keeps a kind from being removed until the transaction ends; false when it is. */
export async function keepKind(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('call_kinds')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$call(dialectOf(trx).forShare)
    .executeTakeFirst();
  return row !== undefined;
}

type KindRow = Omit<CallKind, 'staffIds' | 'isHidden'> & { is_for_all: number; is_hidden: number };

function selectKinds(db: Db) {
  return db
    .selectFrom('call_kinds')
    .select(['id', 'name', 'description', 'call_minutes as callMinutes', 'place', 'is_for_all', 'is_hidden']);
}

async function toKinds(db: Db, rows: readonly KindRow[]): Promise<CallKind[]> {
  if (rows.length === 0) return [];
  const people = await db
    .selectFrom('call_kind_people')
    .select(['kind_id', 'staff_id'])
    .where(
      'kind_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('staff_id')
    .execute();
  return rows.map(({ is_for_all: isForAll, is_hidden: isHidden, ...kind }) => ({
    ...kind,
    staffIds: isForAll ? null : people.flatMap((row) => (row.kind_id === kind.id ? [row.staff_id] : [])),
    isHidden: isHidden === 1,
  }));
}
