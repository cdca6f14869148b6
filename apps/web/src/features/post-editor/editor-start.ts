import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import type { Draft } from './drafts/draft-storage.ts';
import { draftKey } from './drafts/draft-storage.ts';
import type { PostForm } from './post-form.ts';
import { EMPTY_POST_FORM } from './post-form.ts';
import { toStored, toStoredPending, type StoredPending } from './saving/stored-post.ts';

/** Initial state of an editor. */
export type EditorStart = {
  /** Null: the post does not exist yet. */
  postId: string | null;
  /** The permanent key of the post; null with `postId`. */
  postKey: string | null;
  form: PostForm;
  /** Last known state on the server. */
  base: PostForm;
  baseVersion: number;
  /** The pending changes that `base` shows; null where it shows the post. */
  pending: StoredPending | null;
  /** Storage key of its unsaved text. */
  draftKey: string;
};

/** A new post, empty except for its author. An editor that only has the author holds nothing unsaved. */
export function startEmpty(author: string): EditorStart {
  const form = { ...EMPTY_POST_FORM, author };
  const draftKey = newDraftKey(null);
  return { postId: null, postKey: null, form, base: form, baseVersion: 0, pending: null, draftKey };
}

/** Starts from the stored post, with its pending changes where it has some. */
export function startFromPost(post: Post, changes: PendingChanges | null, timeZone: string): EditorStart {
  const stored = changes ? toStoredPending(changes, post, timeZone) : toStored(post, timeZone);
  const { base, version: baseVersion, pending } = stored;
  const { id: postId, key: postKey } = post;
  return { postId, postKey, form: base, base, baseVersion, pending, draftKey: newDraftKey(postId) };
}

/** Starts from unsaved text, which stays under its key. */
export function startFromDraft({ key, postId, postKey, form, base, baseVersion, pending }: Draft): EditorStart {
  return { postId, postKey, form, base, baseVersion, pending, draftKey: key };
}

/** New storage key for the text of an editor. */
export function newDraftKey(postId: string | null): string {
  return draftKey(postId, `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`);
}
