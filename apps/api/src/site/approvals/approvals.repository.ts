import type { PostApproval } from '@tideline/domain/team/approval';
import { displayTitle } from '@tideline/domain/post/post';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Open requests: for a draft, or for pending changes without a date. Any other request counts as answered. */
function selectOpen(db: Db) {
  return db
    .selectFrom('post_approvals as approval')
    .innerJoin('posts', 'posts.id', 'approval.post_id')
    .leftJoin('pending_changes as pending', (join) =>
      join.onRef('pending.post_id', '=', 'posts.id').on('pending.discarded_at', 'is', null),
    )
    .leftJoin('staff as author', 'author.id', 'approval.requested_by')
    .leftJoin('staff as reader', 'reader.id', 'approval.returned_by')
    .select(['approval.post_id', 'approval.state', 'approval.requested_at', 'approval.version', 'approval.note'])
    .select(['approval.returned_at', 'posts.title', 'posts.status', 'posts.version as post_version'])
    .select(['pending.version as pending_version', 'pending.title as pending_title', 'pending.saved_by'])
    .select(['author.id as author_id', 'author.name as author_name'])
    .select(['reader.id as reader_id', 'reader.name as reader_name'])
    .where('posts.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('posts.status', '=', 'draft'), eb('pending.version', 'is not', null)]))
    .orderBy('approval.requested_at')
    .orderBy('approval.post_id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

/** Requests that wait for approval, oldest first. */
export async function listWaiting(db: Db): Promise<PostApproval[]> {
  return (await selectOpen(db).where('approval.state', '=', 'waiting').execute()).map(toApproval);
}

/** The open requests of one account. */
export async function listOwn(db: Db, staffId: string): Promise<PostApproval[]> {
  return (await selectOpen(db).where('approval.requested_by', '=', staffId).execute()).map(toApproval);
}

/** The open request for a post; null without one. */
export async function findApproval(db: Db, postId: string): Promise<PostApproval | null> {
  const row = await selectOpen(db).where('approval.post_id', '=', postId).executeTakeFirst();
  return row ? toApproval(row) : null;
}

/** Stores a request, replacing an earlier one. */
export async function putRequest(
  trx: Trx,
  { postId, version, by }: { postId: string; version: string; by: string },
  now: string,
): Promise<void> {
  const request = { requested_by: by, requested_at: now, version, state: 'waiting', note: '' } as const;
  const fresh = { ...request, returned_by: null, returned_at: null };
  await trx
    .insertInto('post_approvals')
    .values({ post_id: postId, ...fresh })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(fresh))
    .execute();
}

/** Sends a waiting post back; false when it is not waiting. */
export async function markReturned(
  trx: Trx,
  postId: string,
  { note, by }: { note: string; by: string },
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('post_approvals')
    .set({ state: 'returned', note, returned_by: by, returned_at: now })
    .where('post_id', '=', postId)
    .where('state', '=', 'waiting')
    .returning('post_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a request; false when there is none. */
export async function deleteRequest(trx: Trx, postId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('post_approvals')
    .where('post_id', '=', postId)
    .returning('post_id')
    .executeTakeFirst();
  return row !== undefined;
}

function toApproval(row: Row): PostApproval {
  const isUpdate = row.status !== 'draft';
  const version = isUpdate ? (row.pending_version ?? '') : String(row.post_version);
  return {
    postId: row.post_id,
    title: displayTitle({ title: isUpdate ? (row.pending_title ?? '') : row.title }),
    state: row.state,
    isUpdate,
    // Without the account, changes still have the name of who saved them.
    requestedBy: nameOf(row.author_id, row.author_name) || (isUpdate ? (row.saved_by ?? '') : ''),
    requestedAt: row.requested_at,
    version,
    isChanged: version !== row.version,
    note: row.note,
    returnedBy: nameOf(row.reader_id, row.reader_name),
    returnedAt: row.returned_at,
  };
}

function nameOf(id: string | null, name: string | null): string {
  return id === null || name === null ? '' : staffLabel({ id, name });
}
