import type { BulkAct, BulkChangedPost, Post } from '@tideline/domain/post/post';
import { postChangesSchema, type BulkChange } from '@tideline/domain/post/post.schema';
import type { Db, Trx } from '../store/schema.ts';
import { lockPost, restorePost, trashPost } from './post-writes.repository.ts';
import { findPost } from './posts.repository.ts';
import type { Saver } from './revisions.repository.ts';
import { changePostWithin } from './save-post.ts';

/**
 * Publishes, unpublishes or throws away several posts: all of them or none. Posts that are gone or already are as
 * wanted stay as they are.
 * @returns the posts that were changed, as they were before, to be handed to `undoChange`
 */
export async function changePosts(
  db: Db,
  { act, ids }: BulkChange,
  saver: Saver,
  now: string,
): Promise<BulkChangedPost[]> {
  return db.transaction().execute(async (trx) => {
    const changed: BulkChangedPost[] = [];
    // In one order everywhere: two of these at once wait for each other instead of blocking each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const post = await changeOne(trx, { act, id }, saver, now);
      if (post) changed.push(post);
    }
    return changed;
  });
}

/**
 * Takes an act back. A post that somebody has saved or removed since stays as they left it.
 * @returns how many posts are as they were before
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

/** A post that nobody else changes until the transaction ends; null when it is gone. */
async function findHeld(trx: Trx, id: string, now: string): Promise<Post | null> {
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
