import type { Post } from '@tideline/domain/post/post';
import type { Draft } from './drafts/draft-storage.ts';
import { draftKey } from './drafts/draft-storage.ts';
import type { PostForm } from './post-form.ts';
import { EMPTY_POST_FORM, toPostForm } from './post-form.ts';

/** What an editor begins with. */
export type EditorStart = {
  /** Null: the post does not exist yet. */
  postId: string | null;
  form: PostForm;
  /** What the server has, as far as this editor knows. */
  base: PostForm;
  baseVersion: number;
  /** Where its unsaved text is kept. */
  draftKey: string;
};

/** A new, empty post. */
export function startEmpty(): EditorStart {
  return { postId: null, form: EMPTY_POST_FORM, base: EMPTY_POST_FORM, baseVersion: 0, draftKey: newDraftKey(null) };
}

/** A post as the server has it. */
export function startFromPost(post: Post, timeZone: string): EditorStart {
  const form = toPostForm(post, timeZone);
  return { postId: post.id, form, base: form, baseVersion: post.version, draftKey: newDraftKey(post.id) };
}

/** Text that was left unsaved; it goes on being kept in the same place. */
export function startFromDraft({ key, postId, form, base, baseVersion }: Draft): EditorStart {
  return { postId, form, base, baseVersion, draftKey: key };
}

/** A name of its own for the text of one more editor. */
export function newDraftKey(postId: string | null): string {
  return draftKey(postId, `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`);
}
