import { type ImportState, type SiteImport, UNDO_DAYS } from '@tideline/domain/moving/site-import';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ImportsTable } from '../../core/store/tables/imports.ts';
import { deleteItems } from './items.repository.ts';

/** An import as it is stored. */
export type StoredImport = Omit<SiteImport, 'counts' | 'notes'>;

/** All imports, newest first. */
export async function listImports(db: Db): Promise<StoredImport[]> {
  const rows = await db.selectFrom('imports').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toImport);
}

/** An import; null when there is none. */
export async function findImport(db: Db, id: string): Promise<StoredImport | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toImport(row) : null;
}

export async function insertImport(
  trx: Trx,
  found: Pick<StoredImport, 'id' | 'fileName' | 'fileBytes' | 'siteAddress' | 'createdBy' | 'createdAt'>,
): Promise<void> {
  const { id, fileName, fileBytes, siteAddress, createdBy, createdAt } = found;
  await trx
    .insertInto('imports')
    .values({
      id,
      file_name: fileName,
      file_bytes: fileBytes,
      state: 'reading',
      system: null,
      site_title: '',
      site_address: siteAddress,
      problem: '',
      created_by: createdBy,
      created_at: createdAt,
      finished_at: null,
      claim: null,
      claimed_until: null,
    })
    .execute();
}

/** Removes an import and the list of what is in it. */
export async function deleteImport(trx: Trx, id: string): Promise<boolean> {
  await deleteItems(trx, id);
  const row = await trx.deleteFrom('imports').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Begins to bring an import in, or ends that it is paused, or pauses it.
 * @returns false when it is in none of these states
 */
export async function changeState(
  trx: Trx,
  id: string,
  from: readonly ImportState[],
  changes: Pick<Updateable<ImportsTable>, 'state' | 'problem' | 'finished_at'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('imports')
    .set({ ...changes, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An import of its row. */
export function toImport(row: ImportsTable): StoredImport {
  return {
    id: row.id,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    state: row.state,
    system: row.system,
    siteTitle: row.site_title,
    siteAddress: row.site_address,
    problem: row.problem,
    createdBy: row.created_by,
    createdAt: row.created_at,
    undoUntil: undoUntil(row),
  };
}

function undoUntil({ state, finished_at }: ImportsTable): string | null {
  return state === 'done' && finished_at !== null ? later(finished_at, UNDO_DAYS * DAY_MS) : null;
}
