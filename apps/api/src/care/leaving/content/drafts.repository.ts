import type { OwnDraft } from '@tideline/moving/own/own-site';
import type { Db } from '../../../core/store/schema.ts';
import { readValues } from '../../../site/pages/documents.repository.ts';
import type { DraftTable } from '../../../site/drafts/drafted.ts';

/** The drafts of posts or documents, by the id of what they change. */
export async function draftsOf(db: Db, table: DraftTable, ids: readonly string[]): Promise<Map<string, OwnDraft>> {
  const idColumn = table === 'copy_drafts' ? 'document_id' : 'post_id';
  const rows = await db
    .selectFrom(table as 'pending_changes')
    .select([`${idColumn as 'post_id'} as id`, 'goes_live_at', 'saved_by', 'saved_at', 'fields', 'base_fields'])
    .where(idColumn as 'post_id', 'in', ids)
    .where('discarded_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        goesLiveAt: row.goes_live_at,
        savedBy: row.saved_by,
        savedAt: row.saved_at,
        values: readValues(row.fields),
        base: readValues(row.base_fields),
      },
    ]),
  );
}
