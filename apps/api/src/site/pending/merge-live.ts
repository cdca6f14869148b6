import { mergePending, type PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post, PostFields } from '@tideline/domain/post/post';
import { toFields } from '../posts/post-writes.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findPendingChanges } from './pending-changes.repository.ts';

/** The fields of a post that can wait. */
export function toPendingFields(post: Post): PendingFields {
  const { status: _status, ...fields } = toFields(post);
  return fields;
}

/** What a preview shows in place of the live post: its pending changes, where it has some. */
export async function findPreviewedFields(db: Db, postId: string, now: string): Promise<Partial<PostFields>> {
  const pending = await findPendingChanges(db, postId);
  const live = pending && (await findPost(db, 'staff', postId, now));
  return live ? mergePending(pending, toPendingFields(live)).changes : {};
}
