import type { ImportNote } from '@tideline/domain/moving/site-import';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ImportItemsTable, ImportNotesTable } from '../../core/store/tables/imports.ts';

/** The things that were not tried yet, and where articles will be, by their place in the file. */
export async function listWaiting(db: Db, importId: string): Promise<Map<number, { path: string | null }>> {
  const rows = await db
    .selectFrom('import_items')
    .select(['position', 'path'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'waiting')
    .execute();
  return new Map(rows.map(({ position, path }) => [position, { path }]));
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
  { notes, ...changes }: Pick<ImportItemsTable, 'outcome' | 'reason'> & { path?: string; notes: readonly ImportNote[] },
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

function atPlace(db: Db, importId: string, position: number) {
  return db.updateTable('import_items').where('import_id', '=', importId).where('position', '=', position);
}
