import { sql } from 'kysely';
import type { PendingChanges, PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { postChangesSchema } from '@tideline/domain/post/post.schema';
import type { Db } from '../../core/store/schema.ts';
import type { Drafted, DraftOf } from '../drafts/drafted.ts';
import { EMPTY_POST, lockPost, toFields } from '../posts/post-writes.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import { changePostWithin } from '../posts/save-post.ts';
import { requireEditRight } from '../posts/saver.ts';

/** Pending changes of published posts. */
export const DRAFTED_POSTS: Drafted<PendingFields, Post | null> = {
  table: 'pending_changes',
  idColumn: 'post_id',
  publishRight: 'posts.publish',
  acts: {
    keep: 'post.keep-pending',
    schedule: 'post.schedule-pending',
    publish: 'post.publish-pending',
    discard: 'post.discard-pending',
    restore: 'post.restore-pending',
    hold: 'post.hold-pending',
  },
  overtaken: 'Someone else saved this post in the meantime. Read it again and merge the changes.',
  notPublic: 'Only changes to a published post can be pending.',
  readFields(json) {
    const { status: _status, ...empty } = EMPTY_POST;
    return { ...empty, ...(JSON.parse(json) as Partial<PendingFields>) };
  },
  columns: ({ title }) => ({ title }),
  async lock(trx, id, now) {
    const post = (await lockPost(trx, id)) ? await findPost(trx, 'staff', id, now) : null;
    return post && { version: post.version, fields: toPendingFields(post), isPublic: post.status === 'published' };
  },
  requireEditRight,
  async onKept(trx, id) {
    // The post is then no longer sample data.
    await trx.updateTable('posts').set({ is_sample: 0 }).where('id', '=', id).where('is_sample', '=', 1).execute();
  },
  apply: (trx, id, changes, saver, now) =>
    changePostWithin(trx, { id, changes: postChangesSchema.parse(changes) }, saver, now),
  listDue,
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

/** The published posts with due pending changes. */
async function listDue(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_changes')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select('post_id')
    // A literal condition, so that SQLite uses the partial index.
    .where(sql<boolean>`(goes_live_at is not null and held_at is null and discarded_at is null)`)
    .where('goes_live_at', '<=', now)
    .where('posts.status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('goes_live_at')
    .execute();
  return rows.map((row) => row.post_id);
}
