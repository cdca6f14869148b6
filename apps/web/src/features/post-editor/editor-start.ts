import type { Post } from '@tideline/domain/post/post';
import type { Draft } from './drafts/draft-storage.ts';
import { draftKey } from './drafts/draft-storage.ts';
import type { PostForm } from './post-form.ts';
import { EMPTY_POST_FORM, toPostForm } from './post-form.ts';

/** Initial state of an editor. */
export type EditorStart = {
  /** Null: the post does not exist yet. */
  postId: string | null;
  form: PostForm;
  /** Last known state on the server. */
  base: PostForm;
  baseVersion: number;
  /** Storage key of its unsaved text. */
  draftKey: string;
};

/** A new post, empty except for its author. An editor that only has the author holds nothing unsaved. */
export function startEmpty(author: string): EditorStart {
  const form = { ...EMPTY_POST_FORM, author };
  return { postId: null, form, base: form, baseVersion: 0, draftKey: newDraftKey(null) };
}

/** Starts from the stored post. */
export function startFromPost(post: Post, timeZone: string): EditorStart {
  const form = toPostForm(post, timeZone);
  return { postId: post.id, form, base: form, baseVersion: post.version, draftKey: newDraftKey(post.id) };
}

/** Starts from unsaved text, which stays under its key. */
export function startFromDraft({ key, postId, form, base, baseVersion }: Draft): EditorStart {
  return { postId, form, base, baseVersion, draftKey: key };
}

/** New storage key for the text of an editor. */
export function newDraftKey(postId: string | null): string {
  return draftKey(postId, `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`);
}
