import { mergePending, type PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post, PostFields } from '@tideline/domain/post/post';
import { toFields } from '../posts/post-writes.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findPendingChanges } from './pending-changes.repository.ts';

/** The fields of a post that can be changed as pending. */
export function toPendingFields(post: Post): PendingFields {
  const { status: _status, ...fields } = toFields(post);
  return fields;
}

/** The fields shown by a preview: the pending changes, else those of the live post. */
export async function findPreviewedFields(db: Db, postId: string, now: string): Promise<Partial<PostFields>> {
  const pending = await findPendingChanges(db, postId);
  const live = pending && (await findPost(db, 'staff', postId, now));
  return live ? mergePending(pending, toPendingFields(live)).changes : {};
}
