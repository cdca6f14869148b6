import type { PendingChanges, PendingSummary } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { toPostForm, type PostForm } from '../post-form.ts';

/** The pending changes that an editor works on. */
export type StoredPending = Pick<
  PendingSummary,
  'version' | 'baseVersion' | 'goesLiveAt' | 'isHeld' | 'savedBy' | 'savedAt'
>;

/** Last known state on the server. */
export type Stored = {
  /** Null: the post does not exist yet. */
  id: string | null;
  /** The permanent key, by which the server finds the post even under another address; null with `id`. */
  key: string | null;
  /** The text with which saves are compared: the pending changes if any, else the post. */
  base: PostForm;
  /** Version of the live post on which it is based. */
  version: number;
  /** Null: saves change the post itself. */
  pending: StoredPending | null;
};

/** Converts a stored post to the editor's state. */
export function toStored(post: Post, timeZone: string): Stored {
  return { id: post.id, key: post.key, base: toPostForm(post, timeZone), version: post.version, pending: null };
}

/** Converts pending changes to the editor's state. */
export function toStoredPending(
  changes: PendingChanges,
  { key, status }: Pick<Stored, 'key'> & Pick<Post, 'status'>,
  timeZone: string,
): Stored {
  const { postId: id, fields, version, baseVersion, goesLiveAt, isHeld, savedBy, savedAt } = changes;
  const pending = { version, baseVersion, goesLiveAt, isHeld, savedBy, savedAt };
  return { id, key, base: toPostForm({ ...fields, id, status }, timeZone), version: baseVersion, pending };
}
