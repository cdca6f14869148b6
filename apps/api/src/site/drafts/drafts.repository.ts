import type { DraftSummary } from '@tideline/domain/entity/draft';
import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { PendingChangesTable } from '../../core/store/tables/posts.ts';
import type { Drafted, DraftOf, DraftTable } from './drafted.ts';

/** The columns of every table of drafts, without the texts. */
export const DRAFT_COLUMNS = ['version', 'base_version', 'goes_live_at', 'held_at', 'saved_by', 'saved_at'] as const;
export type DraftRow = Pick<PendingChangesTable, (typeof DRAFT_COLUMNS)[number]>;

/** The draft of an object; null if it has none. */
export async function findDraft<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  id: string,
): Promise<DraftOf<Fields> | null> {
  return findIn(db, drafted, id, 'is');
}

/** The discarded draft of an object; null if it has none or it was deleted. */
export async function findDiscardedDraft<Fields extends object>(
  db: Db,
  drafted: Drafted<Fields>,
  id: string,
): Promise<DraftOf<Fields> | null> {
  return findIn(db, drafted, id, 'is not');
}

/** All drafts of a kind, by the id of their object. */
export async function listDraftSummaries<Fields extends object>(
  db: Db,
  { table, idColumn }: Drafted<Fields>,
): Promise<Map<string, DraftSummary>> {
  const rows = await db
    .selectFrom(table as 'pending_changes')
    .select([`${idColumn as 'post_id'} as id`, ...DRAFT_COLUMNS])
    .where('discarded_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, toDraftSummary(row)]));
}

/** Stores a draft, replacing an earlier and a discarded one. */
export async function storeDraft<Fields extends object>(
  trx: Trx,
  { table, idColumn, columns }: Drafted<Fields>,
  { id, fields, base, ...draft }: DraftOf<Fields>,
): Promise<void> {
  const row = {
    version: draft.version,
    base_version: draft.baseVersion,
    goes_live_at: draft.goesLiveAt,
    held_at: null,
    discarded_at: null,
    saved_by: draft.savedBy,
    saved_at: draft.savedAt,
    base_fields: JSON.stringify(base),
    fields: JSON.stringify(fields),
    ...columns(fields),
  };
  await trx
    .insertInto(table as 'pending_changes')
    .values({ [idColumn]: id, ...row } as PendingChangesTable)
    .onConflict((conflict) => conflict.column(idColumn as 'post_id').doUpdateSet(row))
    .execute();
}

/** Removes the draft of an object. */
export async function deleteDraft<Fields extends object>(
  trx: Trx,
  { table, idColumn }: Drafted<Fields>,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom(table as 'pending_changes')
    .where(idColumn as 'post_id', '=', id)
    .execute();
}

/** Sets the date or a mark of a draft. */
export async function markDraft(
  trx: Trx,
  { table, idColumn }: Pick<Drafted<object>, 'table' | 'idColumn'>,
  id: string,
  marks: Partial<Pick<PendingChangesTable, 'discarded_at' | 'held_at' | 'goes_live_at'>>,
): Promise<void> {
  await trx
    .updateTable(table as 'pending_changes')
    .set(marks)
    .where(idColumn as 'post_id', '=', id)
    .execute();
}

/** Deletes discarded drafts after the retention of the trash. */
export async function deleteOldDiscarded(db: Db, table: DraftTable, now: string): Promise<void> {
  const oldest = earlier(now, TRASH_RETENTION_DAYS * DAY_MS);
  await db
    .deleteFrom(table as 'pending_changes')
    .where('discarded_at', '<=', oldest)
    .execute();
}

/** A row without its texts. */
export function toDraftSummary(row: DraftRow): DraftSummary {
  return {
    version: row.version,
    baseVersion: row.base_version,
    goesLiveAt: row.goes_live_at,
    isHeld: row.held_at !== null,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}

async function findIn<Fields extends object>(
  db: Db,
  { table, idColumn, readFields }: Drafted<Fields>,
  id: string,
  discarded: 'is' | 'is not',
): Promise<DraftOf<Fields> | null> {
  const row = await db
    .selectFrom(table as 'pending_changes')
    .select([...DRAFT_COLUMNS, 'fields', 'base_fields'])
    .where(idColumn as 'post_id', '=', id)
    .where('discarded_at', discarded, null)
    .executeTakeFirst();
  return row ? { id, ...toDraftSummary(row), fields: readFields(row.fields), base: readFields(row.base_fields) } : null;
}
