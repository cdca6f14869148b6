import { mergeDraft } from '@tideline/domain/entity/draft';
import type { PostFields } from '@tideline/domain/post/post';
import { findPost } from '../posts/posts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { toPendingFields } from './drafted-posts.ts';
import { findPendingChanges } from './pending-changes.repository.ts';

/** The fields shown by a preview: the pending changes, else those of the live post. */
export async function findPreviewedFields(db: Db, postId: string, now: string): Promise<Partial<PostFields>> {
  const pending = await findPendingChanges(db, postId);
  const live = pending && (await findPost(db, 'staff', postId, now));
  return live ? mergeDraft(pending, toPendingFields(live)).changes : {};
}
