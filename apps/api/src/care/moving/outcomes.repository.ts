import { type ImportKind, type ImportNote, MISSING_PICTURE } from '@tideline/domain/moving/site-import';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Db, Trx } from '../../core/store/schema.ts';
import type { ImportItemsTable, ImportNotesTable, ImportTargetsTable } from '../../core/store/tables/imports.ts';

/** A thing that an import tries: where an article will be, and the version of a post before a first try renewed it. */
export type WaitingItem = Pick<ImportItemsTable, 'path' | 'version_before'>;

/** The things that were not tried yet, or are tried once more, by their place in the file. */
export async function listWaiting(db: Db, importId: string): Promise<Map<number, WaitingItem>> {
  const rows = await db
    .selectFrom('import_items')
    .select(['position', 'path', 'version_before'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'waiting')
    .execute();
  return new Map(rows.map(({ position, ...row }) => [position, row]));
}

/** What became of a thing of an import, its address here, and the version of a post that it renewed. */
export type BroughtItem = Pick<ImportItemsTable, 'outcome' | 'path' | 'version_before'>;

/** What an import has brought in or renewed, and the addresses that it said are gone, by their place in the file. */
export async function listBrought(db: Db, importId: string): Promise<Map<number, BroughtItem>> {
  const rows = await db
    .selectFrom('import_items')
    .select(['position', 'outcome', 'path', 'version_before'])
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('outcome', 'in', ['arrived', 'changed']),
        eb.and([eb('kind', '=', 'file'), eb('outcome', '=', 'skipped')]),
      ]),
    )
    .execute();
  return new Map(rows.map(({ position, ...row }) => [position, row]));
}

/** What an archive of this program has made of things of a kind, with their places in the file. */
export function listArrived(
  db: Db,
  importId: string,
  site: string,
  kind: ImportKind,
): Promise<(ImportTargetsTable & { position: number })[]> {
  return db
    .selectFrom('import_items')
    .innerJoin('import_targets', (join) =>
      join
        .onRef('import_targets.import_id', '=', 'import_items.import_id')
        .onRef('import_targets.kind', '=', 'import_items.kind')
        .onRef('import_targets.source_id', '=', 'import_items.source_id'),
    )
    .selectAll('import_targets')
    .select('import_items.position')
    .where('import_items.import_id', '=', importId)
    .where('import_items.kind', '=', kind)
    .where('import_items.outcome', '=', 'arrived')
    .where('import_targets.site', '=', site)
    .orderBy('import_items.position')
    .execute();
}

/** Says why what has arrived of some kinds is not taken away. */
export async function keepArrived(
  db: Db,
  importId: string,
  kinds: readonly ImportKind[],
  reason: string,
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ reason })
    .where('import_id', '=', importId)
    .where('kind', 'in', kinds)
    .where('outcome', '=', 'arrived')
    .execute();
}

/** Notes where an article will be. */
export async function planItem(db: Db, importId: string, position: number, path: string): Promise<void> {
  await atPlace(db, importId, position).set({ path }).execute();
}

/** Notes what became of a thing, and what was noticed on the way. */
export async function endItem(
  trx: Trx,
  importId: string,
  position: number,
  {
    notes,
    ...changes
  }: Pick<ImportItemsTable, 'outcome' | 'reason'> &
    Partial<Pick<ImportItemsTable, 'path' | 'version_before' | 'ledger'>> & { notes: readonly ImportNote[] },
): Promise<void> {
  await atPlace(trx, importId, position).set(changes).execute();
  const rows = notes.map((note): ImportNotesTable => ({ import_id: importId, position, ...note }));
  if (rows.length === 0) return;
  await trx
    .insertInto('import_notes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Leaves out a thing that was not tried. */
export async function skipWaiting(db: Db, importId: string, position: number, reason: string): Promise<void> {
  await atPlace(db, importId, position).set({ outcome: 'skipped', reason }).where('outcome', '=', 'waiting').execute();
}

/** Lets an import try once more what it has brought in without some of its pictures. @returns whether there is something */
export async function releaseGaps(trx: Trx, importId: string): Promise<boolean> {
  const gaps = trx.selectFrom('import_notes').select('position').where('import_id', '=', importId).where(isGap);
  const released = await trx
    .updateTable('import_items')
    .set({ outcome: 'waiting', reason: '' })
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb.and([eb('position', 'in', gaps), eb('outcome', 'in', ['arrived', 'changed', 'same'])]),
        eb.and([eb('kind', '=', 'file'), eb('outcome', '=', 'skipped')]),
      ]),
    )
    .returning('kind')
    .execute();
  if (!released.some(({ kind }) => kind !== 'file')) return false;
  const waiting = trx
    .selectFrom('import_items')
    .select('position')
    .where('import_id', '=', importId)
    .where('outcome', '=', 'waiting');
  await trx
    .deleteFrom('import_notes')
    .where('import_id', '=', importId)
    .where('position', 'in', waiting)
    .where(isGap)
    .execute();
  return true;
}

/** Lets an import that was undone start again. */
export async function releaseAll(trx: Trx, importId: string): Promise<void> {
  await trx
    .updateTable('import_items')
    .set({ outcome: 'waiting', reason: '', path: null, version_before: null, ledger: null })
    .where('import_id', '=', importId)
    .execute();
}

/** Whether a note is of a missing picture. */
function isGap(eb: ExpressionBuilder<Database, 'import_notes'>) {
  return eb.and([eb('kind', '=', 'left'), eb('what', 'like', `${MISSING_PICTURE} %`)]);
}

function atPlace(db: Db, importId: string, position: number) {
  return db.updateTable('import_items').where('import_id', '=', importId).where('position', '=', position);
}
