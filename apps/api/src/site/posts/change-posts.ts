import type { BulkAct, BulkChangedPost, Post } from '@tideline/domain/post/post';
import { postChangesSchema, type BulkChange } from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { lockPost, restorePost, trashPost } from './post-writes.repository.ts';
import { findPost } from './posts.repository.ts';
import type { Saver } from '../drafts/drafted.ts';
import { changePostWithin } from './save-post.ts';

/**
 * Publishes, unpublishes or trashes several posts: all of them or none. Posts that are gone or already in that state are
 * skipped.
 * @returns the changed posts in their previous state, for `undoChange`
 */
export async function changePosts(
  db: Db,
  { act, ids }: BulkChange,
  saver: Saver,
  now: string,
): Promise<BulkChangedPost[]> {
  return withCurrentIds(db, ids, (trx, id) => changeOne(trx, { act, id }, saver, now));
}

/**
 * Does the same with several posts in one transaction.
 * @param ids former ones lead to their posts
 * @returns what `act` has answered, without null
 */
export async function withCurrentIds<Changed>(
  db: Db,
  ids: readonly string[],
  act: (trx: Trx, id: string) => Promise<Changed | null>,
): Promise<Changed[]> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx); // before the ids are read
    const changed: Changed[] = [];
    const current = new Set<string>();
    for (const id of ids) current.add(await findCurrentId(trx, { id }));
    // Always in the same order, so that two concurrent calls wait for each other instead of deadlocking.
    for (const id of [...current].toSorted()) {
      const result = await act(trx, id);
      if (result !== null) changed.push(result);
    }
    return changed;
  });
}

/**
 * Undoes a change. Skips posts that were saved or removed since.
 * @returns the number of reverted posts
 */
export async function undoChange(
  db: Db,
  { act, posts }: { act: BulkAct; posts: BulkChangedPost[] },
  saver: Saver,
  now: string,
): Promise<{ restored: number }> {
  return db.transaction().execute(async (trx) => {
    let restored = 0;
    for (const { id, status, publishDate, version } of posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (act === 'trash') {
        if (await restorePost(trx, id, saver.actor, now, version)) restored += 1;
        continue;
      }
      const post = await findHeld(trx, id, now);
      if (post?.version !== version) continue;
      if (await changePostWithin(trx, { id, changes: postChangesSchema.parse({ status, publishDate }) }, saver, now))
        restored += 1;
    }
    return { restored };
  });
}

/** The post, locked until the transaction ends; null when it does not exist. */
export async function findHeld(trx: Trx, id: string, now: string): Promise<Post | null> {
  return (await lockPost(trx, id)) ? findPost(trx, 'staff', id, now) : null;
}

async function changeOne(
  trx: Trx,
  { act, id }: { act: BulkAct; id: string },
  saver: Saver,
  now: string,
): Promise<BulkChangedPost | null> {
  const before = await findHeld(trx, id, now);
  if (!before) return null;
  const { status, publishDate, version } = before;
  if (act === 'trash')
    return (await trashPost(trx, id, saver.actor, now)) ? { id, status, publishDate, version } : null;
  const wanted = act === 'publish' ? 'published' : 'draft';
  if (status === wanted) return null;
  const after = await changePostWithin(trx, { id, changes: postChangesSchema.parse({ status: wanted }) }, saver, now);
  return after && { id, status, publishDate, version: after.version };
}
