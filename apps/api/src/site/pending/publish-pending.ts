import { TRPCError } from '@trpc/server';
import { mergePending, type PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post, PostStatus } from '@tideline/domain/post/post';
import { postChangesSchema } from '@tideline/domain/post/post.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import { lockPost } from '../posts/post-writes.repository.ts';
import type { Saver } from '../posts/revisions/revisions.repository.ts';
import { changePostWithin } from '../posts/save-post.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { toPendingFields } from './merge-live.ts';
import { deletePendingChanges, findPendingChanges } from './pending-changes.repository.ts';

const OVERTAKEN = 'Someone else saved this post in the meantime. Read it again and merge the changes.';

type Publication = {
  id: string;
  expectedVersion: string;
  /** The new status of the post; undefined keeps it. */
  status?: PostStatus | undefined;
};

/**
 * Applies pending changes to the live post, as one save.
 * @returns null when there is no such post
 * @throws TRPCError CONFLICT when the pending changes were replaced, or the live post has changed in the same fields
 */
export async function publishPending(
  db: Db,
  { id, expectedVersion, status }: Publication,
  saver: Saver,
  now: string,
): Promise<Post | null> {
  return db.transaction().execute(async (trx) => {
    const held = await findHeld(trx, id, now);
    if (!held) return null;
    if (held.pending?.version !== expectedVersion) throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
    const { changes, conflicts } = mergePending(held.pending, toPendingFields(held.live));
    if (conflicts.length > 0) throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
    return applyPending(trx, held.pending, { ...changes, ...(status && { status }) }, saver, now);
  });
}

/** A post, locked until the transaction ends, with its pending changes; null when there is no such post. */
export async function findHeld(
  trx: Trx,
  id: string,
  now: string,
): Promise<{ live: Post; pending: PendingChanges | null } | null> {
  const live = (await lockPost(trx, id)) ? await findPost(trx, 'staff', id, now) : null;
  return live && { live, pending: await findPendingChanges(trx, id) };
}

/** Changes the post, and removes its pending changes. */
export async function applyPending(
  trx: Trx,
  { postId, baseVersion }: PendingChanges,
  changes: object,
  saver: Saver,
  now: string,
): Promise<Post | null> {
  const post = await changePostWithin(trx, { id: postId, changes: postChangesSchema.parse(changes) }, saver, now);
  await deletePendingChanges(trx, postId);
  await recordAction(
    trx,
    saver.actor,
    { action: 'post.publish-pending', objectId: postId, detail: { baseVersion } },
    now,
  );
  return post;
}
