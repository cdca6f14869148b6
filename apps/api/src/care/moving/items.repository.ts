import type { Page } from '@tideline/domain/entity/page';
import {
  type ImportItem,
  type ImportLedger,
  type ImportNote,
  MISSING_PICTURE,
} from '@tideline/domain/moving/site-import';
import type { importItemsQuerySchema } from '@tideline/domain/moving/site-import.schema';
import type { z } from 'zod';
import { orderBy, readPage } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import type { ImportItemsTable, ImportNotesTable } from '../../core/store/tables/imports.ts';

const AS_IN_FILE = orderBy({ column: 'position', isNumber: true });

/** A thing of an import as it is stored. */
export type StoredItem = Omit<ImportItem, 'isPublic' | 'pageId'>;

/** A thing of a file with what its reader noted. */
export type ReadItem = { row: ImportItemsTable; notes: readonly ImportNote[] };

/** Stores what was read of a file. */
export async function insertItems(db: Db, items: readonly ReadItem[]): Promise<void> {
  const notes = items.flatMap(({ row: { import_id, position }, notes: list }) =>
    list.map((note): ImportNotesTable => ({ import_id, position, ...note })),
  );
  if (items.length > 0)
    await db
      .insertInto('import_items')
      .values(items.map(({ row }) => row))
      .execute();
  if (notes.length > 0) await db.insertInto('import_notes').values(notes).execute();
}

/** Forgets what was read of a file. */
export async function deleteItems(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_notes').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_items').where('import_id', '=', importId).execute();
}

/** A page of the things of an import, in the order of the file. */
export async function listItems(
  db: Db,
  { id, kind, outcome, note, ...query }: z.infer<typeof importItemsQuerySchema>,
): Promise<Page<StoredItem>> {
  let matching = db.selectFrom('import_items').where('import_id', '=', id);
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  if (outcome !== undefined) matching = matching.where('outcome', '=', outcome);
  if (note !== undefined) {
    const noted = db.selectFrom('import_notes').select('position').where('import_id', '=', id);
    const withNote =
      note === MISSING_PICTURE ? noted.where('what', 'like', `${note} %`) : noted.where('what', '=', note);
    matching = matching.where('position', 'in', withNote);
  }
  const { items, ...cursors } = await readPage(matching.selectAll(), AS_IN_FILE, query);
  const notes = await listNotes(
    db,
    id,
    items.map(({ position }) => position),
  );
  return {
    ...cursors,
    items: items.map(({ position, kind: kindOfItem, title, count, outcome, reason, path, ledger }) => {
      const fields = { kind: kindOfItem, title, count, outcome, reason, path };
      return { id: String(position), ...fields, notes: notes.get(position) ?? [], ledger: readLedger(ledger) };
    }),
    total: await countRows(matching),
  };
}

/** Where the content of a thing is; null when there is no such thing. */
export async function findItem(
  db: Db,
  id: string,
  position: number,
): Promise<Pick<ImportItemsTable, 'kind' | 'line_start' | 'line_bytes'> | null> {
  const row = await db
    .selectFrom('import_items')
    .select(['kind', 'line_start', 'line_bytes'])
    .where('import_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  return row ?? null;
}

function readLedger(stored: string | null): ImportLedger | null {
  return stored === null ? null : (JSON.parse(stored) as ImportLedger);
}

async function listNotes(db: Db, id: string, positions: number[]): Promise<Map<number, ImportNote[]>> {
  const found = new Map<number, ImportNote[]>();
  if (positions.length === 0) return found;
  const rows = await db
    .selectFrom('import_notes')
    .select(['position', 'kind', 'what'])
    .where('import_id', '=', id)
    .where('position', 'in', positions)
    .orderBy('what')
    .execute();
  for (const { position, ...note } of rows) found.set(position, [...(found.get(position) ?? []), note]);
  return found;
}
