import type { PendingChanges, PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { postChangesSchema } from '@tideline/domain/post/post.schema';
import type { Drafted, DraftOf } from '../drafts/drafted.ts';
import { EMPTY_POST, lockPost, toFields } from '../posts/post-writes.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import { changePostWithin } from '../posts/save-post.ts';
import { requireEditRight } from '../posts/saver.ts';
import { listDueChanges, unmarkSample } from './due-changes.repository.ts';

/** Pending changes of published posts. */
export const DRAFTED_POSTS: Drafted<PendingFields, Post | null> = {
  table: 'pending_changes',
  idColumn: 'post_id',
  publishRight: 'posts.publish',
  programRights: ['posts.edit-any', 'posts.publish'],
  acts: {
    keep: 'post.keep-pending',
    schedule: 'post.schedule-pending',
    publish: 'post.publish-pending',
    discard: 'post.discard-pending',
    restore: 'post.restore-pending',
    hold: 'post.hold-pending',
  },
  overtaken: 'Someone else saved this post in the meantime. Read it again and merge the changes.',
  readFields(json) {
    const { status: _status, ...empty } = EMPTY_POST;
    return { ...empty, ...(JSON.parse(json) as Partial<PendingFields>) };
  },
  columns: ({ title }) => ({ title }),
  async lock(trx, id, now) {
    const post = (await lockPost(trx, id)) ? await findPost(trx, 'staff', id, now) : null;
    const notPublic = post?.status === 'published' ? null : 'Only changes to a published post can be pending.';
    return post && { version: post.version, fields: toPendingFields(post), notPublic };
  },
  requireEditRight,
  onKept: unmarkSample,
  apply: (trx, id, changes, saver, now) =>
    changePostWithin(trx, { id, changes: postChangesSchema.parse(changes) }, saver, now),
  listDue: listDueChanges,
};

/** The fields of a post that can be changed as pending. */
export function toPendingFields(post: Post): PendingFields {
  const { status: _status, ...fields } = toFields(post);
  return fields;
}

/** The draft of a post as callers know it. */
export function toPendingChanges({ id, ...draft }: DraftOf<PendingFields>): PendingChanges {
  return { postId: id, title: draft.fields.title, ...draft };
}
