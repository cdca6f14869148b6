import type { PendingChanges, PendingSummary } from '@tideline/domain/post/pending-changes';
import type { Db } from '../../core/store/schema.ts';
import { DRAFT_COLUMNS, findDraft, toDraftSummary } from '../drafts/drafts.repository.ts';
import { DRAFTED_POSTS, toPendingChanges } from './drafted-posts.ts';

/** How many are listed. */
const LIST_MAX = 500;

/** Pending changes of posts outside the trash: dated ones first, by date, then the last saved. */
export async function listPendingChanges(db: Db): Promise<PendingSummary[]> {
  const rows = await db
    .selectFrom('pending_changes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['post_id', 'pending_changes.title'])
    .select(DRAFT_COLUMNS.map((column) => `pending_changes.${column}` as const))
    .where('discarded_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('goes_live_at', (date) => date.asc().nullsLast())
    .orderBy('saved_at', 'desc')
    .limit(LIST_MAX)
    .execute();
  return rows.map((row) => ({ postId: row.post_id, title: row.title, ...toDraftSummary(row) }));
}

/** The pending changes of a post; null when it has none. */
export async function findPendingChanges(db: Db, postId: string): Promise<PendingChanges | null> {
  const draft = await findDraft(db, DRAFTED_POSTS, postId);
  return draft && toPendingChanges(draft);
}
