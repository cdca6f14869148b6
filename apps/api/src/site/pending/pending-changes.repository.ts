import type { PendingChanges, PendingFields, PendingSummary } from '@tideline/domain/post/pending-changes';
import { EMPTY_POST } from '../posts/post-writes.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { PendingChangesTable } from '../../core/store/tables/posts.ts';

const SUMMARY_COLUMNS = [
  ...(['post_id', 'pending_changes.title', 'pending_changes.version', 'base_version', 'goes_live_at'] as const),
  ...(['held_at', 'saved_by', 'saved_at'] as const),
] as const;
type SummaryRow = Omit<PendingChangesTable, 'discarded_at' | 'base_fields' | 'fields'>;

/** How many are listed. */
const LIST_MAX = 500;

/** Pending changes of posts outside the trash: dated ones first, by date, then the last saved. */
export async function listPendingChanges(db: Db): Promise<PendingSummary[]> {
  const rows = await db
    .selectFrom('pending_changes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(SUMMARY_COLUMNS)
    .where('discarded_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('goes_live_at', (date) => date.asc().nullsLast())
    .orderBy('saved_at', 'desc')
    .limit(LIST_MAX)
    .execute();
  return rows.map(toSummary);
}

/** The pending changes of a post; null when it has none. */
export async function findPendingChanges(db: Db, postId: string): Promise<PendingChanges | null> {
  return findChanges(db, postId, 'pending');
}

/** The discarded changes of a post; null when it has none, or they were deleted. */
export async function findDiscardedChanges(db: Db, postId: string): Promise<PendingChanges | null> {
  return findChanges(db, postId, 'discarded');
}

/** Stores the pending changes of a post, replacing earlier and discarded ones. The post is then no longer sample data. */
export async function storePendingChanges(trx: Trx, pending: PendingChanges): Promise<void> {
  const { postId, fields, base } = pending;
  const row: Omit<PendingChangesTable, 'post_id'> = {
    version: pending.version,
    base_version: pending.baseVersion,
    goes_live_at: pending.goesLiveAt,
    held_at: null,
    discarded_at: null,
    saved_by: pending.savedBy,
    saved_at: pending.savedAt,
    title: fields.title,
    base_fields: JSON.stringify(base),
    fields: JSON.stringify(fields),
  };
  await trx
    .insertInto('pending_changes')
    .values({ post_id: postId, ...row })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
  await trx.updateTable('posts').set({ is_sample: 0 }).where('id', '=', postId).where('is_sample', '=', 1).execute();
}

/** Removes the pending changes of a post. */
export async function deletePendingChanges(trx: Trx, postId: string): Promise<void> {
  await trx.deleteFrom('pending_changes').where('post_id', '=', postId).execute();
}

/** Sets the date or a mark of a post's pending changes. */
export async function markPendingChanges(
  trx: Trx,
  postId: string,
  marks: Partial<Pick<PendingChangesTable, 'discarded_at' | 'held_at' | 'goes_live_at'>>,
): Promise<void> {
  await trx.updateTable('pending_changes').set(marks).where('post_id', '=', postId).execute();
}

async function findChanges(db: Db, postId: string, state: 'pending' | 'discarded'): Promise<PendingChanges | null> {
  const row = await db
    .selectFrom('pending_changes')
    .select([...SUMMARY_COLUMNS, 'fields', 'base_fields'])
    .where('post_id', '=', postId)
    .where('discarded_at', state === 'pending' ? 'is' : 'is not', null)
    .executeTakeFirst();
  return row ? { ...toSummary(row), fields: readFields(row.fields), base: readFields(row.base_fields) } : null;
}

/** A field added after the row was written gets its default. */
function readFields(json: string): PendingFields {
  const { status: _status, ...empty } = EMPTY_POST;
  return { ...empty, ...(JSON.parse(json) as Partial<PendingFields>) };
}

function toSummary(row: SummaryRow): PendingSummary {
  return {
    postId: row.post_id,
    title: row.title,
    version: row.version,
    baseVersion: row.base_version,
    goesLiveAt: row.goes_live_at,
    isHeld: row.held_at !== null,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}
